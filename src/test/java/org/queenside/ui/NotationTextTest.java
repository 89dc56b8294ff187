package org.queenside.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.dom.Element;
import java.util.List;
import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NotationTextTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          The rook on **a2** can’t reach **b5**.        | a2 b5
          Play Nf3, exd6 or R1xe2+!                     | Nf3 exd6 R1xe2+!
          After a7+ Ka8, White gives up the pawn.       | a7+ Ka8
          It leaves the **g2**–**e4** diagonal.         | g2 e4
          Castling is written O-O or 0-0-0.             | O-O 0-0-0
          The pawn on e7 becomes a queen: e8=Q#, ♘g5.   | e7 e8=Q# ♘g5
          Sf3, Cxe5 y Дh5; e8=D+ e1T.                   | Sf3 Cxe5 Дh5 e8=D+ e1T
          You write 1-0, 0–1 or ½-½, not 11-0 or 1-0-1. | 1-0 0–1 ½-½
          A **light-squared** bishop, A4 paper and 3 of 8 | ''
          """)
  void squaresMovesAndResultsInASentenceAreNotTranslated(String sentence, String marked) {
    Element element = Notice.rich(sentence).getElement();
    var content = Jsoup.parseBodyFragment(element.getProperty("innerHTML")).body();

    assertThat(content.select("[translate=no]").eachText())
        .isEqualTo(marked.isEmpty() ? List.of() : List.of(marked.split(" ")));
    assertThat(content.wholeText()).isEqualTo(Notice.plain(sentence));
  }
}
