package org.queenside.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Color;
import org.queenside.puzzle.pattern.MatePattern;

class SelectionTest {

  @Test
  void everySelectionIsReadAsItIsWritten() {
    List<Selection> all = new ArrayList<>();
    for (MatePattern pattern : MatePattern.values()) {
      for (Color side : Color.values()) {
        all.add(Selection.of(pattern));
        all.add(Selection.of(side));
        all.add(new Selection(pattern, side, true, new CollectionId(Long.MAX_VALUE / 10)));
      }
    }
    all.add(Selection.ALL);
    all.add(Selection.ofFewMen());

    assertThat(all).allMatch(each -> each.equals(Selection.parse(each.toString())));
  }

  @Test
  void anAddressSaysInWordsWhatIsChosen() {
    Selection selection =
        new Selection(MatePattern.BACK_RANK, Color.WHITE, true, new CollectionId(2));

    assertThat(selection).hasToString("back-rank.white.few.c2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        ".",
        "white.",
        "white.black",
        "few.few",
        "white.back-rank",
        "c0",
        "c-1",
        "c",
        "c99999999999999999999",
        "BACK_RANK",
        " "
      })
  void anythingElseIsNoSelection(String text) {
    assertThat(Selection.parse(text)).isNull();
  }
}
