package org.queenside.puzzle.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Position;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.run.ExerciseRun;
import org.queenside.puzzle.TestPuzzles;

class MateHintsTest {

  @Test
  void theFirstHintCountsTheChecksAndTheSecondSaysWhatTheKingCanDo() {
    assertThat(hints("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"))
        .containsExactly(
            "Only one move gives check.",
            "The king on **g8** can still go to f8 and h8. The king can’t leave the back rank.");
  }

  @Test
  void aKingThatCannotMoveIsShutIn() {
    assertThat(hints("6rk/6pp/8/4N3/8/8/8/4K3 w - - 0 1"))
        .containsExactly(
            "2 moves give check. Which one leaves the king no answer?",
            "The king on **h8** can’t go anywhere right now. The king is shut in by its own"
                + " pieces, and a knight can jump over them.");
  }

  @Test
  void theThirdHintPointsAtTheMove() {
    var exercise =
        MateHints.exercise(
            TestPuzzles.puzzle(Position.fromFen("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1")),
            TestTranslator.WORDS);
    ExerciseRun run = ExerciseRun.start(exercise);
    AnswerOutcome last = new AnswerOutcome.Ignored(null);
    for (int asked = 0; asked < 3; asked++) {
      var step = run.answer(new Answer.Hint());
      run = step.next();
      last = step.outcome();
    }

    assertThat(last).isInstanceOf(AnswerOutcome.HintGiven.class);
    assertThat(((AnswerOutcome.HintGiven) last).highlights().arrows().getFirst())
        .hasToString("Arrow[from=d1, to=d8]");
  }

  @Test
  void thePrecedingMoveIsShownBeforeAnEnPassantCapture() {
    var exercise =
        MateHints.exercise(
            TestPuzzles.puzzle(Position.fromFen("8/k7/p1B5/PpP1Q3/8/8/8/4K3 w - b6 0 1")),
            TestTranslator.WORDS);

    assertThat(exercise.info().text()).isEqualTo("The pawn just went from b7 to b5.");
  }

  private static List<String> hints(String fen) {
    return new MateHints(TestPuzzles.puzzle(Position.fromFen(fen)), TestTranslator.WORDS).written();
  }
}
