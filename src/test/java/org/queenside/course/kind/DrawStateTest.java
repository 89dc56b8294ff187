package org.queenside.course.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.queenside.course.kind.ExerciseRunFixture.feedback;
import static org.queenside.course.kind.ExerciseRunFixture.problems;
import static org.queenside.course.kind.ExerciseRunFixture.start;
import static org.queenside.course.kind.ExerciseRunFixture.words;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Arrow;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.DrawControls;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Option;
import org.queenside.course.model.Scene;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;

/** Drawn games: right and wrong claims, and automatic draws. */
class DrawStateTest {
  private static final String KNIGHTS = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";

  /** The same pieces occur three times; the first time, en passant was possible. */
  private static final String RIGHTS_TRAP =
      "1. e4 Nf6 2. e5 d5 3. Be2 Bd7 4. Bf1 Bc8 5. Bd3 Be6 6. Bf1 Bc8 7. Bc4 Bf5 8. Bf1";

  private static ExerciseRun claiming(String score, int played) {
    return start("kind: draw\ndraw: claim\nscore: %s\nplayed: %d\n".formatted(score, played));
  }

  private static AnswerResult claim(ExerciseRun run) {
    return run.answer(new Answer.Claim());
  }

  private static AnswerResult declare(ExerciseRun run, String move) {
    return run.answer(new Answer.Declare()).next().answer(new Answer.Play(Move.parseUci(move)));
  }

  private static DrawControls laboratory(ExerciseRun run) {
    return assertInstanceOf(DrawControls.class, run.scene().aside());
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 1", "4, 2", "6, 2", "8, 3"})
  void theCountersFollowTheGame(int played, int times) {
    ExerciseRun run = claiming(KNIGHTS, 0);
    for (int move = 0; move < played; move++) {
      run = run.answer(new Answer.Next()).next();
    }
    assertEquals(new DrawControls.Counters(times, played / 2), laboratory(run).counters());
  }

  @Test
  void theSideToMoveCanClaimTheThirdOccurrence() {
    assertEquals(
        "It’s a draw: the same position has come up for the third time.",
        feedback(claim(claiming(KNIGHTS, 8))));
    AnswerResult early = claim(claiming(KNIGHTS, 4));
    assertEquals("This is only the second time. You can claim at the third.", feedback(early));
    assertInstanceOf(AnswerOutcome.Wrong.class, early.outcome());
    assertEquals(
        "This position hasn’t been on the board before. You can claim when it comes up for the third time.",
        feedback(claim(claiming(KNIGHTS, 1))));
  }

  @Test
  void aClaimCountsTheWrittenMove() {
    ExerciseRun run = claiming(KNIGHTS, 7);
    assertInstanceOf(AnswerOutcome.Wrong.class, claim(run).outcome());
    AnswerResult step = declare(run, "f6g8");
    assertInstanceOf(AnswerOutcome.Solved.class, step.outcome());
    // The move is only written down.
    assertEquals(run.scene().pieces(), step.next().scene().pieces());
  }

  @Test
  void aWronglyClaimedMoveMustBePlayed() {
    ExerciseRun run = claiming(KNIGHTS, 3);
    assertEquals(
        "That would be only the second time. You can claim at the third."
            + " Now the written move must be played.",
        feedback(declare(run, "f6g8")));
    assertInstanceOf(AnswerOutcome.Refused.class, declare(run, "f6f5").outcome());
  }

  @Test
  void declaringTwiceChangesNothing() {
    ExerciseRun run = claiming(KNIGHTS, 7);
    ExerciseRun back = run.answer(new Answer.Declare()).next().answer(new Answer.Declare()).next();
    assertEquals(run.scene().mode(), back.scene().mode());
    assertFalse(laboratory(back).declaring());
  }

  @Test
  void aPositionWithEnPassantIsADifferentOne() {
    ExerciseRun second = claiming(RIGHTS_TRAP, 11);
    AnswerResult early = declare(second, "e6c8");
    assertEquals(
        "The pieces were on the same squares before, but then a pawn could take en passant."
            + " That makes it a different position, so this one has come up only twice."
            + " Now the written move must be played.",
        feedback(early));
    assertEquals(
        Misconception.RIGHTS_DO_NOT_MATTER,
        assertInstanceOf(AnswerOutcome.Wrong.class, early.outcome()).misconception());
    assertInstanceOf(
        AnswerOutcome.Solved.class, declare(claiming(RIGHTS_TRAP, 15), "f5c8").outcome());
  }

  @Test
  void aPositionWithCastlingRightsIsADifferentOne() {
    ExerciseRun run =
        start(
            """
            kind: draw
            draw: claim
            position: 4k3/8/8/8/8/8/8/4K2R w K - 0 1
            score: 1. Rh2 Kd8 2. Rh1 Ke8 3. Rh2 Kd8 4. Rh1 Ke8 5. Rh2 Kd8 6. Rh1 Ke8
            played: 8
            """);
    assertTrue(
        feedback(claim(run))
            .startsWith(
                "The pieces were on the same squares before, but then a side could still castle."));
  }

  @Test
  void theSamePiecesWithTheOtherSideToMoveAreADifferentPosition() {
    ExerciseRun run =
        start(
            """
            kind: draw
            draw: claim
            position: 7k/8/8/8/8/8/R7/K7 w - - 0 1
            score: 1. Ra3 Kg8 2. Ra4 Kh8 3. Ra2 Kg8 4. Ra3 Kh8 5. Ra2 Kg8 6. Ra3 Kh8 7. Ra2
            played: 9
            """);
    assertEquals(
        "The pieces have been on the same squares three times, but it wasn’t Black’s turn each"
            + " time. That makes it a different position.",
        feedback(claim(run)));
    assertInstanceOf(
        AnswerOutcome.Solved.class, claim(run.answer(new Answer.TurnTo(13)).next()).outcome());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          7k/8/8/8/8/8/R7/K7 w - - 100 90 | It’s a draw after 50 moves by each side without a capture or a pawn move.
          7k/8/8/8/8/8/R7/K7 w - - 98 89  | There are only 49 moves by each side without a capture or a pawn move. You need 50 to claim.
          """)
  void fiftyQuietMovesCanBeClaimed(String position, String expected) {
    ExerciseRun run =
        start("kind: draw\ndraw: claim\nposition: %s\nscore: 1. Ra3 Kg8\n".formatted(position));
    assertEquals(expected, feedback(claim(run)));
  }

  @Test
  void theFiftiethMoveCountsWhenItIsWrittenDown() {
    ExerciseRun run = start("kind: draw\ndraw: claim\nposition: 7k/8/8/8/8/8/R7/K7 b - - 99 89\n");
    assertInstanceOf(AnswerOutcome.Wrong.class, claim(run).outcome());
    assertInstanceOf(AnswerOutcome.Solved.class, declare(run, "h8g8").outcome());
  }

  @Test
  void aMissedClaimEndsNothing() {
    ExerciseRun run = claiming(KNIGHTS + " 5. Nf3 Nf6", 8);
    AnswerResult step = run.answer(new Answer.Next());
    assertEquals(
        "White could have claimed a draw here, but played on. Without a claim, the game goes on.",
        feedback(step));
    assertFalse(step.next().finished());
  }

  @Test
  void theFifthTimeAndTheSeventyFifthMoveEndTheGameByThemselves() {
    String five = KNIGHTS + " 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8";
    ExerciseRun run = start("kind: draw\ndraw: end\nscore: %s\nplayed: 15\n".formatted(five));
    assertEquals(
        "The same position came up for the fifth time. It’s a draw at once, and nobody has to claim.",
        ended(run));
    ExerciseRun quiet =
        start("kind: draw\ndraw: end\nposition: 7k/8/8/8/8/8/R7/K7 w - - 149 90\nscore: 1. Ra3\n");
    assertEquals(
        "There were 75 moves by each side without a capture or a pawn move. It’s a draw at once,"
            + " and nobody has to claim.",
        ended(quiet));
    ExerciseRun mate =
        start(
            "kind: draw\ndraw: end\nposition: 7k/8/6K1/8/8/8/R7/8 w - - 149 90\nscore: 1. Ra8#\n");
    assertEquals("Checkmate ends the game at once.", ended(mate));
  }

  private static String ended(ExerciseRun run) {
    AnswerOutcome.Solved solved =
        assertInstanceOf(AnswerOutcome.Solved.class, run.answer(new Answer.Next()).outcome());
    return words(solved.praise());
  }

  @Test
  void aMoveThatLetsTheOtherSideMateIsAnsweredWithTheMate() {
    String position = "6k1/R7/1Q6/3q4/8/8/5P1P/6K1 b - - 0 40";
    ExerciseRun run =
        start(
            """
            kind: draw
            draw: claim
            position: %s
            score: 40... Qd1+ 41. Kg2 Qg4+ 42. Kf1 Qd1+ 43. Kg2 Qg4+ 44. Kf1 Qd1+ 45. Kg2
            side: black
            """
                .formatted(position));

    AnswerOutcome.Wrong wrong =
        assertInstanceOf(
            AnswerOutcome.Wrong.class,
            run.answer(new Answer.Play(Move.parseUci("d5a2"))).outcome());

    assertTrue(words(wrong.why()).endsWith("and that is mate."), words(wrong.why()));
    Arrow arrow = wrong.highlights().arrows().getFirst();
    Position after = Position.fromFen(position).play(Move.parseUci("d5a2"));
    assertTrue(after.play(Move.of(arrow.from(), arrow.to())).isCheckmate());
  }

  @Test
  void ifOneSideIsPlayedOnlyThatSideCanClaim() {
    ExerciseRun run =
        start("kind: draw\ndraw: claim\nscore: %s\nside: white\n".formatted(KNIGHTS + " 5. Nf3"));
    assertEquals(Scene.Mode.MOVE, run.scene().mode());
    AnswerResult other = run.answer(new Answer.Play(Move.parseUci("e2e4")));
    assertEquals(
        "That’s a legal move, but this game goes on with a different one.", feedback(other));
    for (String move : List.of("g1f3", "f3g1", "g1f3", "f3g1")) {
      run = run.answer(new Answer.Play(Move.parseUci(move))).next();
    }
    assertInstanceOf(AnswerOutcome.Solved.class, claim(run).outcome());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          times  | 1. Nf3 Nf6 2. Ng1 Ng8 | Twice | It has been on the board twice: at the start, and after 2…Ng8.
          times  | 1. e4 Nf6 2. Nf3 Ng8 3. Ng1 | Twice | It has been on the board twice: after 1 e4 and 3 Ng1.
          count  | 1. e4 e5 2. Nf3 Nf6 3. Nc3 Nc6 | 2 | The last pawn move or capture was 1…e5. Since then each side has made 2 moves.
          status | 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 | The player to move can claim a draw | White can claim a draw or play on. The position has come up for the third time.
          status | 1. Nf3 Nf6 2. Ng1 Ng8 | The game goes on, and nobody can claim | The position has come up twice, and each side has made 2 moves without a capture or a pawn move. That isn’t enough to claim.
          """)
  void theGameAnswersTheQuestion(String task, String score, String right, String because) {
    ExerciseRun run = start("kind: draw\ndraw: %s\nscore: %s\n".formatted(task, score));
    List<Option> options = run.scene().options();
    for (int number = 0; number < options.size(); number++) {
      AnswerResult step = run.answer(new Answer.Choose(number));
      boolean isRight = words(options.get(number).label()).equals(right);
      assertEquals(isRight, step.outcome() instanceof AnswerOutcome.Solved, right);
      assertEquals(because, isRight ? praise(step) : feedback(step));
    }
    assertEquals(1, options.stream().filter(o -> words(o.label()).equals(right)).count());
  }

  @Test
  void theCountOfAPositionIsAskedWithoutAnyMoves() {
    ExerciseRun run = start("kind: draw\ndraw: count\nposition: 7k/8/8/8/8/8/R7/K7 w - - 20 40\n");
    assertEquals(
        List.of("9", "10", "11"),
        run.scene().options().stream().map(option -> words(option.label())).toList());
    assertInstanceOf(AnswerOutcome.Solved.class, run.answer(new Answer.Choose(1)).outcome());
  }

  private static String praise(AnswerResult step) {
    return words(((AnswerOutcome.Solved) step.outcome()).praise());
  }

  @Test
  void callingAClaimableGameDrawnShowsAMisconception() {
    ExerciseRun three = start("kind: draw\ndraw: status\nscore: %s\n".formatted(KNIGHTS));
    assertEquals(Misconception.THREEFOLD_ENDS_THE_GAME, misconception(three));
    ExerciseRun fifty =
        start(
            "kind: draw\ndraw: status\nposition: 7k/8/8/8/8/8/R7/K7 w - - 99 90\nscore: 1. Ra3\n");
    assertEquals(Misconception.FIFTY_MOVES_END_THE_GAME, misconception(fifty));
  }

  private static Misconception misconception(ExerciseRun run) {
    return assertInstanceOf(AnswerOutcome.Wrong.class, run.answer(new Answer.Choose(0)).outcome())
        .misconception();
  }

  @Test
  void aQuestionHidesTheCountersAndTheGameCanBeReplayed() {
    ExerciseRun run = start("kind: draw\ndraw: times\nscore: %s\n".formatted(KNIGHTS));
    assertEquals(null, laboratory(run).counters());
    assertEquals(3, laboratory(run.answer(new Answer.TurnTo(3)).next()).sheet().at());
    assertFalse(laboratory(run).claims());
  }

  @Test
  void anImpossibleDrawExerciseIsReported() {
    assertEquals(
        List.of("no claim is ever right"), problems("kind: draw\ndraw: claim\nscore: 1. e4 e5\n"));
    assertEquals(
        List.of("the game does not end by itself"),
        problems("kind: draw\ndraw: end\nscore: 1. e4 e5\n"));
    assertEquals(
        List.of("that side is not to move then"),
        problems("kind: draw\ndraw: claim\nscore: %s\nside: black\n".formatted(KNIGHTS)));
    assertEquals(
        List.of("'draw': 'win' is not a task"), problems("kind: draw\ndraw: win\nscore: 1. e4\n"));
  }
}
