package org.queenside.course.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.queenside.course.kind.ExerciseRunFixture.feedback;
import static org.queenside.course.kind.ExerciseRunFixture.start;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Misconception;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;

/** A board that is turned until it is the right way round (FIDE 2.1). */
class TurnBoardKindTest {
  private static final Answer.Try TURN = new Answer.Choose(0);
  private static final Answer.Try DONE = new Answer.Done();

  private static ExerciseRun board(boolean turned) {
    return start("kind: turn\nturned: " + turned + "\n");
  }

  @Test
  void aBoardWithADarkCornerAtTheRightIsWrong() {
    AnswerResult step = board(true).answer(DONE);
    var wrong = assertInstanceOf(AnswerOutcome.Wrong.class, step.outcome());
    assertEquals(Misconception.DARK_CORNER_RIGHT, wrong.misconception());
    assertEquals(
        "The corner at each player’s right hand is dark. It must be light.", feedback(step));
    assertFalse(step.next().finished());
  }

  @Test
  void aBoardWithALightCornerAtTheRightIsRight() {
    AnswerResult step = board(false).answer(DONE);
    assertEquals("The corner at each player’s right hand is light.", feedback(step));
    assertTrue(step.next().finished());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void everyQuarterTurnSwapsTheColours(int quarters) {
    ExerciseRun run = board(false);
    for (int quarter = 1; quarter <= quarters; quarter++) {
      run = run.answer(TURN).next();
    }
    boolean wrong = quarters % 2 == 1;
    assertEquals(wrong, run.scene().turned());
    assertEquals(!wrong, run.answer(DONE).next().finished());
    assertEquals(0, run.wrongTries());
  }
}
