package org.queenside.puzzle.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.puzzle.PuzzleId;

class PuzzleAddressTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "level",
        "daily",
        "missed",
        "streak",
        "smothered",
        "few",
        "white",
        "back-rank.black.few.c2"
      })
  void anAddressIsReadAsItIsWritten(String segment) {
    PuzzleAddress path = PuzzleAddress.parse(segment);

    assertThat(path).isNotNull();
    assertThat(path.address(new PuzzleId(7))).isEqualTo("puzzles/" + segment + "/7");
    assertThat(path.address()).isEqualTo("puzzles/" + segment);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Level", "nonsense", "white.smothered", "c0", "few.few", "../level"})
  void otherTextIsNotAnAddress(String segment) {
    assertThat(PuzzleAddress.parse(segment)).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "-1", "abc", "1e3", "99999999999999999999", "1 "})
  void otherTextIsNotANumber(String segment) {
    assertThat(PuzzleId.parse(segment)).isNull();
  }
}
