package org.queenside.puzzle.trainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;

class PuzzleProgressTest {

  private static final String ITEM = "puzzle/1";
  private static final Instant NOON = Instant.parse("2026-03-10T12:00:00Z");

  @Test
  void aPuzzleSolvedAtOnceIsWon() {
    PuzzleProgress after = PuzzleProgress.OPEN.after(solvedIn(60), NOON);

    assertThat(after).isEqualTo(new PuzzleProgress(true, null));
  }

  @Test
  void aWrongMoveAHintAndTheSolutionCountAsMissed() {
    PuzzleProgress missed = new PuzzleProgress(false, NOON);

    assertThat(PuzzleProgress.OPEN.after(wrong(), NOON)).isEqualTo(missed);
    assertThat(PuzzleProgress.OPEN.after(Attempt.hint(ITEM, Effort.NONE), NOON)).isEqualTo(missed);
    assertThat(PuzzleProgress.OPEN.after(Attempt.shown(ITEM, Effort.NONE), NOON)).isEqualTo(missed);
  }

  @Test
  void aMoveAgainstTheRulesLosesNothing() {
    Attempt refused = Attempt.refused(ITEM, "a1b3", Effort.NONE, "rook-shape", null);

    PuzzleProgress after =
        PuzzleProgress.OPEN.after(refused, NOON).after(solvedIn(60), NOON.plusSeconds(9));

    assertThat(after.won()).isTrue();
  }

  @Test
  void aPuzzleLeftWithoutAnAnswerStaysOpen() {
    assertThat(PuzzleProgress.OPEN.after(Attempt.skipped(ITEM, Effort.NONE), NOON))
        .isEqualTo(PuzzleProgress.OPEN);
  }

  @Test
  void solvingAfterAMistakeInTheSameRunDoesNotClearIt() {
    PuzzleProgress after =
        PuzzleProgress.OPEN.after(wrong(), NOON).after(solvedIn(60), NOON.plusSeconds(30));

    assertThat(after).isEqualTo(new PuzzleProgress(false, NOON));
  }

  @Test
  void aRunThatGoesOnAfterAReloadKeepsItsMistake() {
    Attempt solved = Attempt.solved(ITEM, "a1a8", new Effort(1, 0, Duration.ofSeconds(5)), 2);

    PuzzleProgress after =
        PuzzleProgress.OPEN.after(wrong(), NOON).after(solved, NOON.plusSeconds(90));

    assertThat(after).isEqualTo(new PuzzleProgress(false, NOON));
  }

  @Test
  void solvingLaterClearsAMistakeButDoesNotWinTheFirstEncounter() {
    Instant tomorrow = NOON.plus(Duration.ofDays(1));

    PuzzleProgress after = PuzzleProgress.OPEN.after(wrong(), NOON).after(solvedIn(60), tomorrow);

    assertThat(after).isEqualTo(new PuzzleProgress(false, null));
  }

  @Test
  void aLaterMistakeIsRepeatedEvenIfTheFirstEncounterWasWon() {
    PuzzleProgress after =
        PuzzleProgress.OPEN.after(solvedIn(60), NOON).after(wrong(), NOON.plusSeconds(100));

    assertThat(after).isEqualTo(new PuzzleProgress(true, NOON.plusSeconds(100)));
  }

  private static Attempt solvedIn(int seconds) {
    return Attempt.solved(ITEM, "a1a8", new Effort(0, 0, Duration.ofSeconds(seconds)), 3);
  }

  private static Attempt wrong() {
    return Attempt.wrong(ITEM, "a1a7", new Effort(1, 0, Duration.ofSeconds(5)), null);
  }
}
