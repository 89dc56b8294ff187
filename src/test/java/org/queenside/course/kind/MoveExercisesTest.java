package org.queenside.course.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.queenside.course.kind.ExerciseRunFixture.feedback;
import static org.queenside.course.kind.ExerciseRunFixture.problems;
import static org.queenside.course.kind.ExerciseRunFixture.start;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Arrow;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Misconception;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;

/** Exercises in which pieces move: goals, solo tasks, forbidden moves. */
class MoveExercisesTest {

  private static AnswerResult play(ExerciseRun run, String... moves) {
    AnswerResult step = new AnswerResult(run, new AnswerOutcome.TakenBack());
    for (String move : moves) {
      step = step.next().answer(new Answer.Play(Move.parseUci(move)));
    }
    return step;
  }

  private static boolean solves(ExerciseRun run, String... moves) {
    return play(run, moves).outcome() instanceof AnswerOutcome.Solved;
  }

  private static ExerciseRun goal(String position, String goal) {
    return start("kind: goal\nposition: %s\ngoal: %s\n".formatted(position, goal));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Kh1", "Kxh1", "KXH1", "Ke1xh1"})
  void aKingTypedOntoItsOwnRookIsRefusedAndDoesNotCastle(String text) {
    AnswerResult step = goal("4k3/8/8/8/8/8/8/4K2R w K -", "castle").answer(new Answer.Typed(text));
    assertEquals("refused: castling-too-far", feedback(step));
  }

  @Test
  void neitherOfTwoKnightsTypedWithAPromotionIsPromoted() {
    ExerciseRun run = goal("4k3/8/8/8/8/5N2/8/1N2K3 w - -", "move N");
    assertEquals("refused: not-a-promotion", feedback(run.answer(new Answer.Typed("Nd2=Q"))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"e6g4", "e6h6"})
  void everyMateCounts(String move) {
    assertTrue(solves(goal("8/8/4Q3/8/7k/5K2/8/8 w - -", "mate"), move));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8/8/8/1n6/8/8/1R6/8 w - -      | capture b5         | b2b5  | b2a2
          8/8/8/1n6/8/8/1R6/8 w - -      | capture any        | b2b5  | b2b4
          4k3/8/8/3pP3/8/8/8/4K3 w - d6  | capture d5         | e5d6  | e5e6
          4k3/8/8/3pP3/8/8/8/4K3 w - d6  | capture any        | e5d6  | e5e6
          4k3/8/8/8/8/8/8/R3K3 w - -     | check              | a1a8  | a1b1
          8/8/8/1k6/1P6/8/2q5/K7 b - -   | stalemate          | b5b4  | b5c4
          8/8/8/3k4/3n4/8/4PK2/8 b - -   | dead               | d4e2  | d4f3
          8/P7/8/8/8/8/8/8 w - -         | promote            | a7a8n |
          8/P7/8/8/8/8/8/8 w - -         | promote to N       | a7a8n | a7a8q
          4k3/8/8/8/8/8/8/R3K3 w Q -     | castle             | e1c1  | e1d1
          r3k3/8/8/8/8/8/8/4K3 b q -     | castle             | e8c8  | e8d8
          8/8/8/8/8/8/8/R2N4 w - -       | move N             | d1e3  | a1a2
          8/8/8/4p3/8/8/8/R7 w - -       | attack e5          | a1a5  | a1a4
          8/8/8/4N3/8/8/8/R7 w - -       | defend e5          | a1a5  | a1a4
          4k3/8/2n5/8/8/8/8/4KB2 w - -   | pin c6             | f1b5  | f1g2
          8/8/2p5/8/8/8/8/3R4 w - -      | safe               | d1d6  | d1d5
          4k3/8/2p5/8/8/8/8/3RK3 w - -   | safe and move R    | d1d6  | e1f1
          """)
  void aGoalIsReachedOnlyByMovesThatAchieveIt(
      String position, String goal, String right, String wrong) {
    ExerciseRun run = goal(position, goal);
    assertTrue(solves(run, right));
    if (wrong != null) {
      assertInstanceOf(AnswerOutcome.Wrong.class, play(run, wrong).outcome());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          6k1/5ppp/8/8/8/8/5R2/2R3K1 w - - | mate | f2f3 | The white rook on f3 doesn’t give check, so it isn’t mate.
          8/8/4Q3/8/7k/5K2/8/8 w - - | mate | e6e4 | That isn’t mate, because the king escapes to h3.
          6k1/5ppp/8/8/8/5Q2/8/2R3K1 w - - | mate | f3f7 | That isn’t mate, because the black king on g8 takes the checking piece on f7.
          6k1/3n1ppp/5P1Q/8/8/8/8/R5K1 w - - | mate | a1a8 | That isn’t mate, because the black knight goes from d7 to b8 and blocks the check.
          7k/5K2/8/8/8/8/8/6Q1 w - - | mate | g1g6 | There’s no check and no legal move. That’s stalemate, so it’s a draw.
          8/8/8/1k6/1P6/8/2q5/K7 b - - | stalemate | b5c4 | It isn’t stalemate, because the white pawn can still move from b4 to b5.
          8/8/8/3k4/3n4/8/4PK2/8 b - - | dead | d4f5 | Then a mate would still be possible, even if the other side had to help.
          8/8/2p5/8/8/8/8/3R4 w - - | safe | d1d5 | The white rook isn’t safe on d5, because it can be taken from c6.
          4k3/8/8/8/8/8/8/R3K3 w - - | check | a1b1 | The white rook doesn’t give check from b1.
          4k3/8/8/8/5p2/8/4P3/4K3 w - - | safe | e2e4 | The white pawn isn’t safe on e4, because it can be taken from f4.
          4k3/8/8/3pP3/8/8/8/4K3 w - d6 | capture d5 | e5e6 | That leaves the pawn on d5 where it is. You can take it en passant on this move only.
          4k3/8/8/3p4/2P5/8/8/4K3 w - - | capture d5 | c4c5 | That leaves the piece on d5 where it is.
          8/5P1k/5K2/8/8/8/8/8 w - - | promote to R | f7f8q | There’s no check and no legal move. That’s stalemate, so it’s a draw.
          r3k3/8/8/8/8/8/8/4K3 b q - | castle | a8b8 | That isn’t castling, because you moved the black rook. Castling starts with the king.
          r3k3/8/8/8/8/8/8/4K3 b q - | castle | e8d8 | The king went only one square, to d8. When it castles, it goes two squares towards a rook.
          r3k3/8/8/8/8/8/8/4K3 b q - | castle | a8d8 | That’s only a rook move. Castling starts with the king: it goes two squares, and then the rook goes to its other side.
          """)
  void aMoveThatMissesTheGoalIsRefuted(String position, String goal, String move, String expected) {
    assertEquals(expected, feedback(play(goal(position, goal), move)));
  }

  @Test
  void startingToCastleWithTheRookShowsThatMisconception() {
    ExerciseRun run = goal("4k3/8/8/8/8/8/8/4K2R w K -", "castle");
    AnswerOutcome.Wrong wrong =
        assertInstanceOf(AnswerOutcome.Wrong.class, play(run, "h1f1").outcome());
    assertEquals(Misconception.CASTLING_ROOK_FIRST, wrong.misconception());
    assertNull(
        assertInstanceOf(AnswerOutcome.Wrong.class, play(run, "h1g1").outcome()).misconception());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          h8g8 | refused: castling-rook-moved
          a7a6 | refused: castling-through-check
          """)
  void aMoveThatStillForbidsCastlingIsAnsweredWithTheReason(String move, String expected) {
    String castleInTwo =
        """
        kind: goal
        position: 4k2r/p2p3p/8/8/8/B7/8/4K3 b k -
        goal: castle
        moves: 2
        reply: [e1e2]
        """;
    assertEquals(expected, feedback(play(start(castleInTwo), move)));
    assertTrue(solves(start(castleInTwo), "d7d6", "e8g8"));
  }

  @Test
  void enPassantRightsImplyTheLastMove() {
    ExerciseRun white = goal("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "capture d5");
    ExerciseRun black = goal("4k3/8/8/8/3Pp3/8/8/4K3 b - d3", "capture d4");
    assertEquals(Move.parseUci("d7d5"), white.scene().last());
    assertEquals(Move.parseUci("d2d4"), black.scene().last());
  }

  @Test
  void aGoalMayTakeSeveralMoves() {
    ExerciseRun run =
        start("kind: goal\nposition: 8/8/8/8/8/8/8/R7 w - -\ngoal: reach h8\nmoves: 2\n");
    AnswerResult first = play(run, "a1a8");
    assertInstanceOf(AnswerOutcome.Progressed.class, first.outcome());
    assertEquals(Color.WHITE, first.next().scene().turn());
    assertTrue(solves(first.next(), "a8h8"));
    assertEquals(
        "That takes too long. You’d have only one move left.", feedback(play(run, "a1a4")));
  }

  @Test
  void aMoveThatStalematesOnTheWayIsAnsweredAsStalemate() {
    ExerciseRun run =
        start("kind: goal\nposition: 8/8/8/8/8/2k5/K1p5/8 b - -\ngoal: mate\nreply: [a2a3]\n");
    AnswerResult queen = play(run, "c2c1q");
    assertEquals(
        "There’s no check and no legal move. That’s stalemate, so it’s a draw.", feedback(queen));
    assertTrue(solves(run, "c2c1r", "c1a1"));
  }

  @Test
  void theReplyIsPlayedAndOtherMovesAreTakenBack() {
    ExerciseRun run =
        start(
            """
            kind: goal
            position: 8/8/8/8/8/k7/8/2RK4 w - -
            goal: reach h8
            moves: 2
            reply: [a3b2]
            """);
    AnswerResult step = play(run, "c1c8");
    assertInstanceOf(AnswerOutcome.Progressed.class, step.outcome());
    assertEquals(List.of(Move.parseUci("a3b2")), step.next().scene().moves());
    assertTrue(solves(step.next(), "c8h8"));
    // From c2 the rook attacks b2, so the king couldn't go there.
    assertInstanceOf(AnswerOutcome.Wrong.class, play(run, "c1c2").outcome());
  }

  @Test
  void theForbiddenMoveSolvesTheExercise() {
    String fields = "kind: goal\nposition: 8/8/8/8/P7/8/8/R7 w - -\ngoal: refused blocked\n";
    ExerciseRun run = start(fields);
    AnswerResult tried = play(run, "a1a8");
    assertInstanceOf(AnswerOutcome.Solved.class, tried.outcome());
    assertEquals("refused: blocked", feedback(tried));
    assertEquals(0, tried.next().wrongTries());
    assertInstanceOf(AnswerOutcome.Refused.class, play(run, "a1b2").outcome());
    assertEquals(
        "That move is allowed. This time, try one that isn’t.", feedback(play(run, "a1b1")));
    assertFalse(solves(start(fields + "refuse: a1a7\n"), "a1a8"));
  }

  @Test
  void oneSideCollectsTheStarsAlone() {
    ExerciseRun run =
        start("kind: collect\nposition: 8/8/2r5/8/8/8/8/8 b - -\nstars: [c2, h2]\nat-most: 2\n");
    assertEquals(SquareSet.of(Square.C2, Square.H2), run.scene().stars());
    AnswerResult first = play(run, "c6c2");
    assertInstanceOf(AnswerOutcome.Progressed.class, first.outcome());
    assertEquals(Color.BLACK, first.next().scene().turn());
    assertEquals(SquareSet.of(Square.H2), first.next().scene().stars());
    AnswerResult second = play(first.next(), "c2h2");
    assertInstanceOf(AnswerOutcome.Solved.class, second.outcome());
    assertEquals(0, second.next().hintsForStars());
  }

  @Test
  void moreMovesThanNeededCostAsMuchAsAHint() {
    ExerciseRun run =
        start("kind: collect\nposition: 8/8/2r5/8/8/8/8/8 b - -\nstars: [c2, h2]\nat-most: 2\n");
    AnswerResult step = play(run, "c6c3", "c3c2", "c2h2");
    assertInstanceOf(AnswerOutcome.Solved.class, step.outcome());
    assertEquals("You did it in 3 moves. It can be done in 2.", feedback(step));
    assertEquals(1, step.next().hintsForStars());
    assertEquals(0, step.next().hintsUsed());
  }

  @Test
  void aPawnThatWouldPassItsStarIsTakenBack() {
    ExerciseRun run = start("kind: collect\nposition: 8/p7/8/8/8/8/P7/8 w - -\nstars: [a3, a5]\n");
    assertEquals(
        "If you go there, you can’t reach all of a3 and a5 any more.", feedback(play(run, "a2a4")));
    assertTrue(solves(run, "a2a3", "a3a4", "a4a5"));
  }

  @Test
  void ifSafetyMattersMovesToAttackedSquaresAreTakenBack() {
    String fields = "kind: collect\nposition: 8/8/2p5/8/8/8/8/3R4 w - -\nstars: [d8]\n";
    ExerciseRun run = start(fields + "safe: true\n");
    AnswerResult step = play(run, "d1d5");
    assertEquals("d5 isn’t safe. You could be taken there from c6.", feedback(step));
    AnswerOutcome.Wrong wrong = assertInstanceOf(AnswerOutcome.Wrong.class, step.outcome());
    assertEquals(List.of(new Arrow(Square.C6, Square.D5)), wrong.highlights().arrows());
    assertInstanceOf(AnswerOutcome.Progressed.class, play(start(fields), "d1d5").outcome());
  }

  @Test
  void allPiecesExceptTheKingHaveToBeCaptured() {
    ExerciseRun run =
        start("kind: capture-all\nposition: 4k3/p6p/8/8/8/8/8/R3K3 w - -\nat-most: 2\n");
    assertTrue(solves(run, "a1a7", "a7h7"));
    assertEquals(2, run.scene().of());
  }

  @Test
  void theLinterProvesTheNumberOfMoves() {
    assertEquals(
        List.of("it takes at least 2 moves: [c6c2, c2h2]"),
        problems(
            "kind: collect\nposition: 8/8/2r5/8/8/8/8/8 b - -\nstars: [c2, h2]\nat-most: 1\n"));
    assertEquals(
        List.of("it can't be done"),
        problems("kind: collect\nposition: 8/8/2b5/8/8/8/8/8 b - -\nstars: [c3]\n"));
    assertEquals(
        List.of("the learner's own piece covers the star on c6"),
        problems("kind: collect\nposition: 8/8/2b5/8/8/8/8/8 b - -\nstars: [c6]\n"));
    assertEquals(
        List.of("there is nothing to capture"),
        problems("kind: capture-all\nposition: 8/8/2b5/8/8/8/8/8 b - -\n"));
  }

  @Test
  void dotsAreShownOnlyIfTheAuthorAsksForThem() {
    String fields = "kind: goal\nposition: 8/8/8/8/8/8/R7/8 w - -\ngoal: reach a7\n";
    assertTrue(start(fields).scene().targets().isEmpty());
    assertEquals(14, start(fields + "dots: true\n").scene().targets().get(Square.A2).size());
    assertNull(start(fields).scene().check());
  }

  @Test
  void aHintMayOnlyGiveAwayARightMove() {
    String rook = "kind: goal\nposition: 8/8/8/8/8/8/R7/8 w - -\ngoal: reach a7\n";
    assertEquals(List.of(), problems(rook + "hints: [The rook goes from a2 to a7.]\n"));
    assertEquals(
        List.of("the move from a2 to a8 is not right"),
        problems(rook + "hints: [The rook goes from a2 to a8.]\n"));
    String pawn =
        "kind: goal\nposition: 4k3/8/1P6/8/8/8/8/4K3 w - -\ngoal: promote\nmoves: 2\n"
            + "reply: [e8d7]\n";
    assertEquals(List.of(), problems(pawn + "hints: [Then it goes from b7 to b8.]\n"));
  }

  @Test
  void aMoveThatDoesNotForceMateIsAnsweredWithTheDefence() {
    ExerciseRun run =
        start("kind: goal\nposition: 8/8/8/8/5qk1/8/8/7K b - -\ngoal: mate\nreply: [h1g1]\n");
    AnswerResult step = play(run, "f4a4");

    assertEquals("Then the white king goes from h1 to g1, and you can’t mate.", feedback(step));
    AnswerOutcome.Wrong wrong = assertInstanceOf(AnswerOutcome.Wrong.class, step.outcome());
    assertEquals(List.of(new Arrow(Square.H1, Square.G1)), wrong.highlights().arrows());
  }

  /** The author's reply is impossible here, so the rules find another. */
  @Test
  void theDefenceIsLegalAndPreventsMate() {
    String position = "5r1k/4Nppp/8/7Q/8/4R3/5PPP/6K1 w - -";
    ExerciseRun run =
        start("kind: goal\nposition: %s\ngoal: mate\nreply: [h8h7]\n".formatted(position));
    AnswerOutcome.Wrong wrong =
        assertInstanceOf(AnswerOutcome.Wrong.class, play(run, "e3g3").outcome());
    Arrow arrow = wrong.highlights().arrows().getFirst();

    Position after = Position.fromFen(position).play(Move.parseUci("e3g3"));
    Position defended = after.play(Move.of(arrow.from(), arrow.to()));
    assertTrue(after.isLegal(Move.of(arrow.from(), arrow.to())));
    assertTrue(defended.legalMoves().stream().noneMatch(move -> defended.play(move).isCheckmate()));
  }

  @Test
  void aTypedPromotionToAKingIsRefusedByItsRule() {
    ExerciseRun run = goal("8/4P3/8/8/8/8/k6K/8 w - -", "promote");
    assertEquals("refused: promotion-to-king", feedback(run.answer(new Answer.Typed("e8=K"))));
    assertEquals("refused: promotion-to-pawn", feedback(run.answer(new Answer.Typed("e7e8p"))));
  }

  @Test
  void aCaptureMayTakeTwoMovesIfTheFirstIsSafe() {
    ExerciseRun run = goal("8/8/8/1n6/8/8/1R4p1/8 w - -", "capture b5");
    AnswerResult half = play(run, "b2b3");
    assertInstanceOf(AnswerOutcome.Detour.class, half.outcome());
    assertTrue(solves(half.next(), "b3b5"));
    ExerciseRun guarded = goal("8/8/8/1n6/2p5/8/1R6/8 w - -", "capture b5");
    assertInstanceOf(AnswerOutcome.Wrong.class, play(guarded, "b2b3").outcome());
  }

  /** With both kings on the board it is a game, and the piece would move away. */
  @Test
  void aCaptureInAGameCannotWait() {
    ExerciseRun run = goal("4k3/8/8/1n6/8/8/1R6/4K3 w - -", "capture b5");
    assertInstanceOf(AnswerOutcome.Wrong.class, play(run, "b2b3").outcome());
  }
}
