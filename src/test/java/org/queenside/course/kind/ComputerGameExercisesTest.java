package org.queenside.course.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Move;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;

/** Games against the computer. */
class ComputerGameExercisesTest {

  private static ExerciseRun mate(String position) {
    return ExerciseRunFixture.start("kind: play\nposition: " + position);
  }

  private static AnswerResult play(ExerciseRun run, String... moves) {
    AnswerResult step = null;
    for (String move : moves) {
      step = run.answer(new Answer.Play(Move.parseUci(move)));
      run = step.next();
    }
    return step;
  }

  private static String prompt(ExerciseRun run) {
    Message prompt = run.scene().prompt();
    return prompt == null ? "" : ExerciseRunFixture.words(prompt);
  }

  @Test
  void theLoneKingRepliesUntilItIsMated() {
    ExerciseRun run = mate("8/8/8/8/8/2k5/8/K6Q w - -");
    int moves = 0;
    for (Answer.Try answer : ReferenceSolver.solution(run)) {
      AnswerResult step = run.answer(answer);
      moves++;
      run = step.next();
      assertEquals(run.finished() ? 0 : 1, run.scene().moves().size());
    }
    assertTrue(run.finished());
    assertTrue(moves <= 10);
  }

  @Test
  void theTextsSayHowSoonMateIsPossibleAndHowLongItTook() {
    ExerciseRun run = mate("k7/8/1K6/8/8/8/8/7R w - -");
    assertEquals("White to move. There’s a mate in one.", prompt(run));
    assertEquals("You mated in one move. Nobody can do it faster.", said(play(run, "h1h8")));
    ExerciseRun later = play(run, "h1g1").next();
    assertEquals("White to move. There’s a mate in one.", prompt(later));
    AnswerResult end = later.answer(ReferenceSolver.solution(later).getFirst());
    assertEquals("You mated in 2 moves. One was enough.", said(end));
  }

  private static String said(AnswerResult step) {
    AnswerOutcome.Solved solved = assertInstanceOf(AnswerOutcome.Solved.class, step.outcome());
    return ExerciseRunFixture.words(solved.because());
  }

  @Test
  void blackMatesToo() {
    ExerciseRun run = mate("8/8/8/8/8/6k1/r7/7K b - -");
    assertEquals("Black to move. There’s a mate in one.", prompt(run));
    assertTrue(play(run, "a2a1").next().finished());
  }

  @Test
  void stalemateIsExplainedAndTakenBack() {
    ExerciseRun run = mate("k7/8/1K6/8/8/8/8/2Q5 w - -");
    AnswerResult step = play(run, "c1c7");
    AnswerOutcome.Wrong wrong = assertInstanceOf(AnswerOutcome.Wrong.class, step.outcome());
    assertEquals(Misconception.STALEMATE_WINS, wrong.misconception());
    assertEquals(
        "There’s no check and no legal move. That’s stalemate, so it’s a draw.",
        ExerciseRunFixture.feedback(step));
    assertEquals(run.scene(), step.next().scene());
  }

  @Test
  void aHangingPieceIsNamedWithItsSquare() {
    assertEquals(
        "The king takes the white queen on f3, and you can’t mate with what’s left.",
        ExerciseRunFixture.feedback(play(mate("8/8/8/8/8/4k3/8/K6Q w - -"), "h1f3")));
  }

  @Test
  void losingOneOfTwoRooksIsAllowed() {
    AnswerResult lost = play(mate("8/8/8/3k4/8/8/8/K3R2R w - -"), "e1e4");
    assertInstanceOf(AnswerOutcome.Progressed.class, lost.outcome());
    assertTrue(
        ExerciseRunFixture.feedback(lost).endsWith("but you can still mate with what’s left."),
        ExerciseRunFixture.feedback(lost));
  }

  @Test
  void theLoneKingClaimsAThreefoldRepetition() {
    ExerciseRun run = mate("8/8/8/8/8/5k2/8/K1R5 w - -");
    boolean claimed = false;
    for (int number = 0; number < 60 && !claimed; number++) {
      AnswerResult step = play(run, number % 2 == 0 ? "a1b1" : "b1a1");
      if (step.outcome() instanceof AnswerOutcome.Wrong(Message.Coded(String key, _), _, _)) {
        claimed = key.startsWith("play.claim");
      }
      run = step.next();
    }
    assertTrue(claimed);
  }

  @Test
  void anIllegalMoveIsRefused() {
    assertEquals(
        "refused: kings-adjacent",
        ExerciseRunFixture.feedback(play(mate("8/8/8/8/8/k7/8/1K5R w - -"), "b1b2")));
  }

  @Test
  void theLinterReportsGamesThatCannotBeWon() {
    assertEquals(
        List.of(
            "there is no lone king against queen, rook, two rooks, two bishops or bishop and"
                + " knight"),
        ExerciseRunFixture.problems("kind: play\nposition: 8/8/8/3k4/8/8/8/KB6 w - -"));
    assertEquals(
        List.of("the side to move can't force mate"),
        ExerciseRunFixture.problems("kind: play\nposition: 8/8/8/3k4/8/8/8/KNN5 w - -"));
    assertEquals(
        List.of("mate takes at least 2 moves"),
        ExerciseRunFixture.problems("kind: play\nposition: k7/8/2K5/8/8/8/8/7R w - -\nat-most: 1"));
    assertEquals(
        List.of("only a mini-game has a strength"),
        ExerciseRunFixture.problems(
            "kind: play\nposition: k7/8/1K6/8/8/8/8/7R w - -\nstrength: hard"));
    assertEquals(
        List.of("no way was found to win against this opponent"),
        ExerciseRunFixture.problems(
            "kind: play\ngame: pawn-game\nposition: 8/8/8/8/8/p7/7P/8 w - -"));
  }

  @Test
  void aMiniGameCanBeWonAgainstTheComputer() {
    ExerciseRun run =
        ExerciseRunFixture.start("kind: play\ngame: pawn-game\nposition: 8/p7/8/8/8/8/6PP/8 w - -");
    for (Answer.Try answer : ReferenceSolver.solution(run)) {
      run = run.answer(answer).next();
    }
    assertTrue(run.finished());
  }

  @Test
  void aMoveThatLosesAMiniGameAtOnceIsRefuted() {
    ExerciseRun run =
        ExerciseRunFixture.start(
            "kind: play\ngame: pawn-game\nstrength: medium\nposition: 8/P7/8/8/8/8/1P5p/8 w - -");
    AnswerResult step = play(run, "b2b3");
    assertEquals("Then a pawn gets to h1 and wins.", ExerciseRunFixture.feedback(step));
    assertEquals(run.scene(), step.next().scene());
    assertTrue(play(run, "a7a8q").next().finished());
  }

  @Test
  void theRaceShowsItsStars() {
    ExerciseRun run = ExerciseRunFixture.start("kind: play\ngame: knight-race");
    assertEquals(7, run.scene().stars().size());
    assertEquals("You have no stars, the computer has none.", prompt(run));
  }
}
