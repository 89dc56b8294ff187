package org.queenside.course.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.queenside.course.kind.ExerciseRunFixture.feedback;
import static org.queenside.course.kind.ExerciseRunFixture.start;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Message;

/** What all kinds of exercises share: counting, hints, undo, and showing the solution. */
class ExerciseRunTest {
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
    AnswerResult step = start(FIRST_MOVE).answer(play("a2a7"));
    assertInstanceOf(AnswerOutcome.Solved.class, step.outcome());
    assertTrue(step.next().finished());
    assertEquals(Move.parseUci("a2a7"), step.next().scene().last());
  }

  @Test
  void theAuthorsPraiseIsUsedIfThereIsOne() {
    assertEquals("Free.", feedback(start(FIRST_MOVE + "right: Free.").answer(play("a2a7"))));
    assertEquals("That solves it.", feedback(start(FIRST_MOVE).answer(play("a2a7"))));
  }

  @Test
  void aLegalMoveThatMissesIsTakenBackAndCounted() {
    ExerciseRun run = start(FIRST_MOVE);
    AnswerResult step = run.answer(play("a2b2"));
    assertEquals("The white rook would be on b2, but the star is on a7.", feedback(step));
    assertEquals(1, step.next().wrongTries());
    assertEquals(run.scene(), step.next().scene());
    assertEquals(0, run.wrongTries(), "the run before is untouched");
  }

  @Test
  void aLegalMoveTowardsTheStarIsMadeAndNotCounted() {
    AnswerResult step = start(FIRST_MOVE).answer(play("a2a6"));
    assertEquals("The white rook is on a6 now. Go on to a7.", feedback(step));
    assertEquals(0, step.next().wrongTries());
    assertTrue(step.next().answer(play("a6a7")).next().finished());
  }

  @Test
  void tryingForbiddenMovesIsFree() {
    ExerciseRun run = start(FIRST_MOVE.replace("reach a7", "refused not-a-rook-move"));
    for (String tried : List.of("a2a1", "a2a3", "a2b2")) {
      run = run.answer(play(tried)).next();
    }
    assertEquals(0, run.wrongTries());
    assertTrue(run.answer(play("a2b3")).next().finished());
  }

  @Test
  void theShownSolutionSaysWhyItIsRight() {
    AnswerResult step = start(FIRST_MOVE + "right: Free.").answer(new Answer.ShowMe());
    AnswerOutcome.Shown shown = assertInstanceOf(AnswerOutcome.Shown.class, step.outcome());
    assertEquals(Message.text("Free."), shown.end().praise());
  }

  @Test
  void anIllegalMoveIsRefusedByTheRulesAndCounted() {
    AnswerResult step = start(FIRST_MOVE).answer(play("a2b3"));
    assertEquals("refused: not-a-rook-move", feedback(step));
    assertEquals(1, step.next().wrongTries());
  }

  @Test
  void theAuthorsReplyReplacesTheComputedOneButNotARefusal() {
    ExerciseRun run =
        start(
            FIRST_MOVE
                + """
                wrong:
                  a6: One more.
                  a2h2: Wrong way.
                  "*": Up the file!
                """);
    assertEquals("One more.", feedback(run.answer(play("a2a6"))));
    assertEquals("Wrong way.", feedback(run.answer(play("a2h2"))));
    assertEquals("Up the file!", feedback(run.answer(play("a2g2"))));
    assertEquals("refused: not-a-rook-move", feedback(run.answer(play("a2b3"))));
  }

  @Test
  void movesMayBeTyped() {
    ExerciseRun run = start(FIRST_MOVE);
    assertTrue(run.answer(new Answer.Typed("Ra7")).next().finished());
    assertTrue(run.answer(new Answer.Typed(" a2-a7 ")).next().finished());
    assertEquals("refused: not-a-rook-move", feedback(run.answer(new Answer.Typed("a2b3"))));
    assertEquals("refused: not-a-rook-move", feedback(run.answer(new Answer.Typed("Rb3"))));
    AnswerResult unreadable = run.answer(new Answer.Typed("north"));
    assertInstanceOf(AnswerOutcome.Ignored.class, unreadable.outcome());
    assertSame(run, unreadable.next());
  }

  @Test
  void hintsLeadToTheMoveAndCountOnce() {
    ExerciseRun run = start(FIRST_MOVE + "hints: [\"Which file?\", The a-file.]");
    assertEquals(3, run.hintsAvailable());
    AnswerResult first = run.answer(new Answer.Hint());
    assertEquals("Which file?", feedback(first));
    AnswerResult last = first.next().answer(new Answer.Hint()).next().answer(new Answer.Hint());
    AnswerOutcome.HintGiven hint = assertInstanceOf(AnswerOutcome.HintGiven.class, last.outcome());
    assertEquals(BoardHighlights.arrow(Move.of(Square.A2, Square.A7)), hint.highlights());
    assertEquals(3, last.next().answer(new Answer.Hint()).next().hintsUsed());
  }

  @Test
  void aHintIsDueAfterTwoWrongTries() {
    ExerciseRun run = start(FIRST_MOVE);
    run = run.answer(play("a2b2")).next();
    assertFalse(run.hintIsDue());
    run = run.answer(play("a2c2")).next();
    assertTrue(run.hintIsDue());
    assertFalse(run.answer(new Answer.Hint()).next().hintIsDue());
  }

  @Test
  void showMeEndsTheExerciseAndSaysSo() {
    AnswerResult step = start(FIRST_MOVE).answer(new Answer.ShowMe());
    AnswerOutcome.Shown shown = assertInstanceOf(AnswerOutcome.Shown.class, step.outcome());
    assertEquals(play("a2a7"), shown.answers().getFirst());
    assertTrue(step.next().finished());
    assertTrue(step.next().isSolutionShown());
  }

  @Test
  void undoTakesOneStepBackAndKeepsWrongTries() {
    ExerciseRun run = start("kind: mark\nmark: rank 4\n");
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
  void restartAfterTheEndStartsFromZero() {
    ExerciseRun run = start(FIRST_MOVE).answer(play("a2b2")).next().answer(play("a2a7")).next();
    assertTrue(run.finished());
    ExerciseRun again = run.answer(new Answer.Restart()).next();
    assertFalse(again.finished());
    assertEquals(0, again.wrongTries());
  }

  @Test
  void afterTheEndNothingCounts() {
    ExerciseRun run = start(FIRST_MOVE).answer(play("a2a7")).next();
    assertSame(run, run.answer(play("a7a6")).next());
    assertSame(run, run.answer(new Answer.Hint()).next());
    assertSame(run, run.answer(new Answer.ShowMe()).next());
  }

  @Test
  void anAnswerOfAnotherKindIsIgnored() {
    ExerciseRun run = start(FIRST_MOVE);
    assertSame(run, run.answer(new Answer.Toggle(Square.A7)).next());
    assertSame(run, run.answer(new Answer.Choose(-1)).next());
    assertSame(run, run.answer(new Answer.Next()).next());
  }
}
