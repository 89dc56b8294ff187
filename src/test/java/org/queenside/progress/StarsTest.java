package org.queenside.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StarsTest {

  @ParameterizedTest(name = "{0} wrong tries and {1} hints leave {2} stars")
  @CsvSource({
    "0, 0, 3",
    "1, 0, 3",
    "2, 0, 2",
    "3, 0, 2",
    "4, 0, 1",
    "9, 0, 1",
    "0, 1, 2",
    "1, 1, 2",
    "2, 1, 1",
    "0, 2, 1",
    "0, 3, 1",
    "2147483647, 2147483647, 1"
  })
  void starsComeFromWrongTriesAndHints(int wrong, int hints, int stars) {
    assertThat(Stars.award(wrong, hints)).isEqualTo(stars);
  }

  @Test
  void negativeCountsAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> Stars.award(-1, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> Stars.award(0, -1));
  }

  @ParameterizedTest(name = "{0} stars on {1} items: mastered is {2}")
  @CsvSource({
    "24, 10, true",
    "23, 10, false",
    "30, 10, true",
    "0, 10, false",
    "3, 1, true",
    "2, 1, false",
    "5, 2, true",
    "4, 2, false",
    "0, 0, false"
  })
  void aLessonIsMasteredWithEightyPercentOfItsStars(int won, int items, boolean mastered) {
    assertThat(Stars.mastered(won, items)).isEqualTo(mastered);
  }
}
