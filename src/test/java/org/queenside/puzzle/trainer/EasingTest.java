package org.queenside.puzzle.trainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.RecordedAttempt;

class EasingTest {

  /**
   * Attempts in order: a digit names the puzzle, then {@code +} solved, {@code s} shown, {@code -}
   * wrong.
   */
  @ParameterizedTest
  @CsvSource({
    "'', 0",
    "1s, 0",
    "1s2s, 200",
    "1s2s3s, 400",
    "1s2s3s4s5s6s, 600",
    "1s2+3s, 0",
    "1s2s3+, 100",
    "1s2s3+4+, 0",
    "1s2s3+4s, 100",
    "1-1-2-2-, 0",
    "1s1+2s2+, 200",
    "1-1s2-2s, 200",
  })
  void twoInARowMakePuzzlesEasierAndSolvingLeadsBack(String attempts, double expected) {
    assertThat(Easing.of(log(attempts))).isEqualTo(expected);
  }

  private static List<RecordedAttempt> log(String attempts) {
    List<RecordedAttempt> log = new ArrayList<>();
    for (int at = 0; at < attempts.length(); at += 2) {
      String item = "puzzle/" + attempts.charAt(at);
      Attempt attempt =
          switch (attempts.charAt(at + 1)) {
            case '+' -> Attempt.solved(item, "a1a8", Effort.NONE, 3);
            case 's' -> Attempt.shown(item, Effort.NONE);
            default -> Attempt.wrong(item, "a1a7", Effort.NONE, null);
          };
      log.add(new RecordedAttempt(attempt, Instant.EPOCH.plusSeconds(at)));
    }
    return log;
  }
}
