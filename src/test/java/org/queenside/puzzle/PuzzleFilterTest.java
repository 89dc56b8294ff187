package org.queenside.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Color;
import org.queenside.puzzle.pattern.MatePattern;

class PuzzleFilterTest {

  @Test
  void everyFilterIsReadAsItIsWritten() {
    List<PuzzleFilter> all = new ArrayList<>();
    for (MatePattern pattern : MatePattern.values()) {
      for (Color side : Color.values()) {
        all.add(PuzzleFilter.of(pattern));
        all.add(PuzzleFilter.of(side));
        all.add(new PuzzleFilter(pattern, side, true, new PuzzleCollectionId(Long.MAX_VALUE / 10)));
      }
    }
    all.add(PuzzleFilter.ALL);
    all.add(PuzzleFilter.ofFewMen());

    assertThat(all).allMatch(each -> each.equals(PuzzleFilter.parse(each.toString())));
  }

  @Test
  void anAddressNamesTheFilterInWords() {
    PuzzleFilter selection =
        new PuzzleFilter(MatePattern.BACK_RANK, Color.WHITE, true, new PuzzleCollectionId(2));

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
  void anyOtherTextIsNotAFilter(String text) {
    assertThat(PuzzleFilter.parse(text)).isNull();
  }
}
