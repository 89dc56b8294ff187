package org.queenside.course.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Move;
import org.queenside.course.Answer;
import org.queenside.course.Misconception;
import org.queenside.course.Outcome;
import org.queenside.course.Say;

/** Games against the computer. */
class PlayingTest {

  private static Run mate(String position) {
    return Exercises.run("kind: play\nposition: " + position);
  }

  private static Step play(Run run, String... moves) {
    Step step = null;
    for (String move : moves) {
      step = run.answer(new Answer.Play(Move.parseUci(move)));
      run = step.next();
    }
    return step;
  }

  private static String prompt(Run run) {
    Say prompt = run.scene().prompt();
    return prompt == null ? "" : Exercises.words(prompt);
  }

  @Test
  void theLoneKingAnswersEachMoveUntilHeIsMated() {
    Run run = mate("8/8/8/8/8/2k5/8/K6Q w - -");
    int moves = 0;
    for (Answer.Try answer : Solver.solution(run)) {
      Step step = run.answer(answer);
      moves++;
      run = step.next();
      assertEquals(run.finished() ? 0 : 1, run.scene().moves().size());
    }
    assertTrue(run.finished());
    assertTrue(moves <= 10);
  }

  @Test
  void thePageSaysHowSoonMateIsPossibleAndHowLongItTook() {
    Run run = mate("k7/8/1K6/8/8/8/8/7R w - -");
    assertEquals("White to move: mate in one is possible.", prompt(run));
    assertEquals("Mate in one move: it cannot be done faster.", said(play(run, "h1h8")));
    Run later = play(run, "h1g1").next();
    assertEquals("White to move: mate in one is possible.", prompt(later));
    Step end = later.answer(Solver.solution(later).getFirst());
    assertEquals("Mate in 2 moves; one was possible.", said(end));
  }

  private static String said(Step step) {
    Outcome.Solved solved = assertInstanceOf(Outcome.Solved.class, step.outcome());
    return Exercises.words(solved.because());
  }

  @Test
  void blackMatesToo() {
    Run run = mate("8/8/8/8/8/6k1/r7/7K b - -");
    assertEquals("Black to move: mate in one is possible.", prompt(run));
    assertTrue(play(run, "a2a1").next().finished());
  }

  @Test
  void stalemateIsExplainedAndTakenBack() {
    Run run = mate("k7/8/1K6/8/8/8/8/2Q5 w - -");
    Step step = play(run, "c1c7");
    Outcome.Wrong wrong = assertInstanceOf(Outcome.Wrong.class, step.outcome());
    assertEquals(Misconception.STALEMATE_WINS, wrong.misconception());
    assertEquals("No check and no legal move: that is stalemate, a draw.", Exercises.said(step));
    assertEquals(run.scene(), step.next().scene());
  }

  @Test
  void aPieceThatCanBeTakenIsNamedWithItsSquare() {
    assertEquals(
        "The king takes the white queen on f3, and what is left cannot mate.",
        Exercises.said(play(mate("8/8/8/8/8/4k3/8/K6Q w - -"), "h1f3")));
  }

  @Test
  void oneOfTwoRooksMayBeLost() {
    Step lost = play(mate("8/8/8/3k4/8/8/8/K3R2R w - -"), "e1e4");
    assertInstanceOf(Outcome.Progressed.class, lost.outcome());
    assertTrue(Exercises.said(lost).endsWith("What is left still mates."), Exercises.said(lost));
  }

  @Test
  void theThirdRepetitionIsClaimed() {
    Run run = mate("8/8/8/8/8/5k2/8/K1R5 w - -");
    boolean claimed = false;
    for (int number = 0; number < 60 && !claimed; number++) {
      Step step = play(run, number % 2 == 0 ? "a1b1" : "b1a1");
      if (step.outcome() instanceof Outcome.Wrong(Say.Coded(String key, _), _, _)) {
        claimed = key.startsWith("play.claim");
      }
      run = step.next();
    }
    assertTrue(claimed);
  }

  @Test
  void aMoveAgainstTheRulesIsRefusedAsEverywhere() {
    assertEquals(
        "refused: kings-adjacent", Exercises.said(play(mate("8/8/8/8/8/k7/8/1K5R w - -"), "b1b2")));
  }

  @Test
  void theLinterKnowsWhatCannotBeWon() {
    assertEquals(
        List.of(
            "there is no lone king against queen, rook, two rooks, two bishops or bishop and"
                + " knight"),
        Exercises.problems("kind: play\nposition: 8/8/8/3k4/8/8/8/KB6 w - -"));
    assertEquals(
        List.of("mate cannot be forced by the side to move"),
        Exercises.problems("kind: play\nposition: 8/8/8/3k4/8/8/8/KNN5 w - -"));
    assertEquals(
        List.of("mate takes at least 2 moves"),
        Exercises.problems("kind: play\nposition: k7/8/2K5/8/8/8/8/7R w - -\nat-most: 1"));
    assertEquals(
        List.of("only a mini-game has a strength"),
        Exercises.problems("kind: play\nposition: k7/8/1K6/8/8/8/8/7R w - -\nstrength: hard"));
    assertEquals(
        List.of("no way was found to win against this opponent"),
        Exercises.problems("kind: play\ngame: pawn-game\nposition: 8/8/8/8/8/p7/7P/8 w - -"));
  }

  @Test
  void aMiniGameIsWonAgainstTheComputer() {
    Run run = Exercises.run("kind: play\ngame: pawn-game\nposition: 8/p7/8/8/8/8/6PP/8 w - -");
    for (Answer.Try answer : Solver.solution(run)) {
      run = run.answer(answer).next();
    }
    assertTrue(run.finished());
  }

  @Test
  void aMoveThatLosesAMiniGameAtOnceIsAnsweredByWhatFollows() {
    Run run =
        Exercises.run(
            "kind: play\ngame: pawn-game\nstrength: medium\nposition: 8/P7/8/8/8/8/1P5p/8 w - -");
    Step step = play(run, "b2b3");
    assertEquals("Then a pawn reaches h1, is promoted and wins.", Exercises.said(step));
    assertEquals(run.scene(), step.next().scene());
    assertTrue(play(run, "a7a8q").next().finished());
  }

  @Test
  void theRaceShowsItsStars() {
    Run run = Exercises.run("kind: play\ngame: knight-race");
    assertEquals(7, run.scene().stars().size());
    assertEquals("Your stars: 0. The computer's: 0.", prompt(run));
  }
}
