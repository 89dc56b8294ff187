package org.queenside.course.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.queenside.course.run.Exercises.run;
import static org.queenside.course.run.Exercises.said;

import org.junit.jupiter.api.Test;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.Answer;
import org.queenside.course.Outcome;
import org.queenside.course.Sketch;

/** What every kind of exercise shares: counting, hints, taking back, showing. */
class RunTest {
  private static final String FIRST_MOVE =
      """
      kind: goal
      position: 8/8/8/8/8/8/R7/8 w - -
      goal: reach a7
      """;

  private static Answer play(String uci) {
    return new Answer.Play(Move.parseUci(uci));
  }

  @Test
  void aRightMoveSolves() {
    Step step = run(FIRST_MOVE).answer(play("a2a7"));
    assertInstanceOf(Outcome.Solved.class, step.outcome());
    assertTrue(step.next().finished());
    assertEquals(Move.parseUci("a2a7"), step.next().scene().last());
  }

  @Test
  void praiseIsTheAuthorsIfThereIsOne() {
    assertEquals("Free.", said(run(FIRST_MOVE + "right: Free.").answer(play("a2a7"))));
    assertEquals("That is right.", said(run(FIRST_MOVE).answer(play("a2a7"))));
  }

  @Test
  void aLegalMoveThatMissesIsTakenBackAndCounted() {
    Run run = run(FIRST_MOVE);
    Step step = run.answer(play("a2a6"));
    assertEquals("The white rook would stand on a6. The star is on a7.", said(step));
    assertEquals(1, step.next().wrongTries());
    assertEquals(run.scene(), step.next().scene());
    assertEquals(0, run.wrongTries(), "the run before is untouched");
  }

  @Test
  void anIllegalMoveIsRefusedByTheRulesAndCounted() {
    Step step = run(FIRST_MOVE).answer(play("a2b3"));
    assertEquals("refused: not-a-rook-move", said(step));
    assertEquals(1, step.next().wrongTries());
  }

  @Test
  void theAuthorsWordsGoBeforeTheComputedOnesButNotBeforeTheRules() {
    Run run =
        run(
            FIRST_MOVE
                + """
                wrong:
                  a6: One more.
                  a2h2: Wrong way.
                  "*": Up the file!
                """);
    assertEquals("One more.", said(run.answer(play("a2a6"))));
    assertEquals("Wrong way.", said(run.answer(play("a2h2"))));
    assertEquals("Up the file!", said(run.answer(play("a2g2"))));
    assertEquals("refused: not-a-rook-move", said(run.answer(play("a2b3"))));
  }

  @Test
  void movesMayBeTyped() {
    Run run = run(FIRST_MOVE);
    assertTrue(run.answer(new Answer.Typed("Ra7")).next().finished());
    assertTrue(run.answer(new Answer.Typed(" a2-a7 ")).next().finished());
    assertEquals("refused: not-a-rook-move", said(run.answer(new Answer.Typed("a2b3"))));
    assertEquals("refused: not-a-rook-move", said(run.answer(new Answer.Typed("Rb3"))));
    Step unreadable = run.answer(new Answer.Typed("north"));
    assertInstanceOf(Outcome.Ignored.class, unreadable.outcome());
    assertSame(run, unreadable.next());
  }

  @Test
  void hintsClimbToTheMoveAndCountOnce() {
    Run run = run(FIRST_MOVE + "hints: [\"Which file?\", The a-file.]");
    assertEquals(3, run.hintsAvailable());
    Step first = run.answer(new Answer.Hint());
    assertEquals("Which file?", said(first));
    Step last = first.next().answer(new Answer.Hint()).next().answer(new Answer.Hint());
    Outcome.HintGiven hint = assertInstanceOf(Outcome.HintGiven.class, last.outcome());
    assertEquals(Sketch.arrow(Square.A2, Square.A7), hint.sketch());
    assertEquals(3, last.next().answer(new Answer.Hint()).next().hintsUsed());
  }

  @Test
  void aHintIsDueAfterTwoWrongTries() {
    Run run = run(FIRST_MOVE);
    run = run.answer(play("a2a6")).next();
    assertFalse(run.hintIsDue());
    run = run.answer(play("a2a5")).next();
    assertTrue(run.hintIsDue());
    assertFalse(run.answer(new Answer.Hint()).next().hintIsDue());
  }

  @Test
  void showMeEndsTheExerciseAndSaysSo() {
    Step step = run(FIRST_MOVE).answer(new Answer.ShowMe());
    Outcome.Shown shown = assertInstanceOf(Outcome.Shown.class, step.outcome());
    assertEquals(play("a2a7"), shown.answers().getFirst());
    assertTrue(step.next().finished());
    assertTrue(step.next().shown());
  }

  @Test
  void undoTakesOneStepBackAndForgetsNoWrongTry() {
    Run run = run("kind: mark\nmark: rank 4\n");
    run = run.answer(new Answer.Toggle(Square.A5)).next();
    run = run.answer(new Answer.Toggle(Square.A4)).next();
    run = run.answer(new Answer.Toggle(Square.B4)).next();
    assertTrue(run.canUndo());
    run = run.answer(new Answer.Undo()).next();
    assertEquals(SquareSet.of(Square.A4), run.scene().marks());
    assertEquals(1, run.wrongTries());
    run = run.answer(new Answer.Restart()).next();
    assertEquals(SquareSet.EMPTY, run.scene().marks());
    assertEquals(1, run.wrongTries());
    assertFalse(run.canUndo());
  }

  @Test
  void restartAfterTheEndBeginsAnew() {
    Run run = run(FIRST_MOVE).answer(play("a2a6")).next().answer(play("a2a7")).next();
    assertTrue(run.finished());
    Run again = run.answer(new Answer.Restart()).next();
    assertFalse(again.finished());
    assertEquals(0, again.wrongTries());
  }

  @Test
  void afterTheEndNothingCounts() {
    Run run = run(FIRST_MOVE).answer(play("a2a7")).next();
    assertSame(run, run.answer(play("a7a6")).next());
    assertSame(run, run.answer(new Answer.Hint()).next());
    assertSame(run, run.answer(new Answer.ShowMe()).next());
  }

  @Test
  void anAnswerOfAnotherKindIsIgnored() {
    Run run = run(FIRST_MOVE);
    assertSame(run, run.answer(new Answer.Toggle(Square.A7)).next());
    assertSame(run, run.answer(new Answer.Choose(-1)).next());
    assertSame(run, run.answer(new Answer.Next()).next());
  }
}
