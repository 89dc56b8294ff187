package org.queenside.course.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.ChessClock;
import org.queenside.course.model.Scene;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;

/** Lines of play with replies, variations and refuted mistakes. */
class ScriptKindTest {
  private static final String LEGALL =
      """
      kind: script
      side: white
      position: rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5
      script: |
        5. Nxe5 {The knight leaves the pin.}
          (5. h3 {A quiet move.} Bh5 6. Nxe5)
          (5. Bxf7+? {Too early.} Kxf7 {The king simply takes.})
          (5. Ng5?? Bxd1)
        Bxd1 {Black is greedy.} 6. Bxf7+ Ke7 {There is no other move.} 7. Nd5#
      """;

  private static AnswerResult play(ExerciseRun run, String... moves) {
    AnswerResult step = new AnswerResult(run, new AnswerOutcome.TakenBack());
    for (String move : moves) {
      step = step.next().answer(new Answer.Play(Move.parseUci(move)));
    }
    return step;
  }

  @Test
  void theOtherSideFollowsTheLineAndCommentsAreShown() {
    ExerciseRun run = start(LEGALL);
    assertEquals(3, run.scene().of());
    AnswerResult first = play(run, "f3e5");
    assertEquals("The knight leaves the pin. Black is greedy.", feedback(first));
    Scene scene = first.next().scene();
    assertEquals(Piece.BLACK_BISHOP, scene.pieces().get(Square.D1));
    assertEquals(List.of(Move.parseUci("g4d1")), scene.moves());
    assertEquals(Color.WHITE, scene.turn());
    assertEquals(1, scene.found());
    assertInstanceOf(AnswerOutcome.Solved.class, play(first.next(), "c4f7", "c3d5").outcome());
  }

  private static final String CLOCK =
      """
      kind: script
      side: white
      clock: true
      script: 1. e4 {Yours stands still.} e5 {Black pressed.} 2. Nf3
      """;

  @Test
  void theOtherSideAnswersWhenTheClockWasPressed() {
    ExerciseRun run = start(CLOCK);
    assertEquals(new ChessClock(Color.WHITE, Color.WHITE, true), run.scene().aside());
    AnswerResult early = run.answer(new Answer.Done());
    assertEquals("Move first, then press the clock.", feedback(early));
    assertEquals(0, early.next().wrongTries());

    ExerciseRun moved = play(run, "e2e4").next();
    assertEquals(Piece.BLACK_PAWN, moved.scene().pieces().get(Square.E7));
    assertEquals("Now press the clock.", words(moved.scene().prompt()));
    assertEquals(new ChessClock(Color.WHITE, Color.WHITE, true), moved.scene().aside());
    assertEquals("Now press the clock.", feedback(play(moved, "e7e5")));

    AnswerResult pressed = moved.answer(new Answer.Done());
    assertEquals("Yours stands still. Black pressed.", feedback(pressed));
    assertEquals(Piece.BLACK_PAWN, pressed.next().scene().pieces().get(Square.E5));
    AnswerResult last = play(pressed.next(), "g1f3").next().answer(new Answer.Done());
    assertInstanceOf(AnswerOutcome.Solved.class, last.outcome());
    assertEquals(new ChessClock(Color.BLACK, Color.WHITE, false), last.next().scene().aside());
  }

  @Test
  void theSolutionPressesTheClock() {
    AnswerOutcome.Shown shown =
        assertInstanceOf(
            AnswerOutcome.Shown.class, start(CLOCK).answer(new Answer.ShowMe()).outcome());
    assertEquals(
        List.of(
            new Answer.Play(Move.parseUci("e2e4")),
            new Answer.Done(),
            new Answer.Play(Move.parseUci("g1f3")),
            new Answer.Done()),
        shown.answers());
  }

  @Test
  void nobodyPressesTheClockAfterMate() {
    String mate =
        """
        kind: script
        side: white
        clock: true
        position: 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1
        script: 1. Ra8#
        """;
    assertInstanceOf(AnswerOutcome.Solved.class, play(start(mate), "a1a8").outcome());
  }

  @Test
  void aClockNeedsTwoPlayers() {
    assertEquals(
        List.of("the learner plays both sides"),
        problems("kind: script\nclock: true\nscript: 1. e4 e5\n"));
  }

  @Test
  void aKingOntoItsOwnRookIsAProblemOfTheScriptAndNoCastling() {
    assertEquals(
        List.of("'script': e1 to h1 is not legal: castling-too-far, at 'Kxh1'"),
        problems(
            "kind: script\nside: white\nposition: 4k3/8/8/8/8/8/8/4K2R w K -\nscript: 1. Kxh1\n"));
  }

  @Test
  void aReplyToAllMistakesDoesNotReplaceASpecificOne() {
    ExerciseRun run = start(LEGALL + "wrong: {\"*\": Look at the centre.}\n");
    assertEquals("Too early. The king simply takes.", feedback(play(run, "c4f7")));
    assertEquals("Look at the centre.", feedback(play(run, "a2a3")));
  }

  @Test
  void aVariationIsAcceptedAndContinued() {
    AnswerResult quiet = play(start(LEGALL), "h2h3");
    assertEquals("A quiet move.", feedback(quiet));
    assertEquals(2, quiet.next().scene().of());
    assertInstanceOf(AnswerOutcome.Solved.class, play(quiet.next(), "f3e5").outcome());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          c4f7 | Too early. The king simply takes.                              | e8f7
          f3g5 | Then the black bishop goes from g4 to d1, as the arrow shows.  | g4d1
          """)
  void aMistakeIsRefutedOnTheBoard(String move, String answer, String arrow) {
    ExerciseRun run = start(LEGALL);
    AnswerResult step = play(run, move);
    AnswerOutcome.Wrong wrong = assertInstanceOf(AnswerOutcome.Wrong.class, step.outcome());
    assertEquals(answer, words(wrong.why()));
    Move refutation = Move.parseUci(arrow);
    assertEquals(
        List.of(new Arrow(refutation.from(), refutation.to())), wrong.highlights().arrows());
    assertEquals(run.scene(), step.next().scene());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          f3h4 | The white knight is the right piece, but h4 isn’t the right square.
          a2a3 | The white pawn can go to a3, but this time move a different piece.
          d1e2 | The white queen can go to e2, but this time move a different piece.
          e1e3 | refused: not-a-king-move
          """)
  void anyOtherMoveIsExplained(String move, String answer) {
    assertEquals(answer, feedback(play(start(LEGALL), move)));
  }

  @Test
  void beforeTheLastMoveAFailedMateIsRefuted() {
    assertEquals(
        "The white knight on b5 doesn’t give check, so it isn’t mate.",
        feedback(play(start(LEGALL), "f3e5", "c4f7", "c3b5")));
  }

  @Test
  void ifTheLineEndsWithMateAnyMateCounts() {
    String twoRooks =
        """
        kind: script
        position: k7/7R/8/8/8/8/8/6RK w - -
        script: 1. Rgg7 Kb8 2. Rg8#
        """;
    assertInstanceOf(AnswerOutcome.Solved.class, play(start(twoRooks), "g1g8").outcome());
    assertEquals(List.of(), problems(twoRooks));
    assertEquals(
        List.of("the move Rgg7 overlooks a mate: Rg8#"),
        problems(twoRooks.replace("1. Rgg7 Kb8 2. Rg8#", "1. Rgg7")));
  }

  @Test
  void theLearnerMayPlayBothSides() {
    ExerciseRun run = start("kind: script\nside: both\nscript: 1. e4 e5 2. Nf3\n");
    assertEquals(3, run.scene().of());
    assertEquals(Color.BLACK, play(run, "e2e4").next().scene().turn());
    assertInstanceOf(AnswerOutcome.Solved.class, play(run, "e2e4", "e7e5", "g1f3").outcome());
  }

  @Test
  void theOtherSideMayBegin() {
    ExerciseRun run =
        start("kind: script\nside: black\nscript: 1. e4 {White begins.} e5 2. Nf3 Nc6\n");
    assertEquals("White begins.", words(run.scene().prompt()));
    assertEquals(Color.BLACK, run.scene().orientation());
    assertEquals(Move.parseUci("e2e4"), run.scene().last());
    assertInstanceOf(AnswerOutcome.Solved.class, play(run, "e7e5", "b8c6").outcome());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          white | 1. e4 e5 (1... c5) 2. Nf3 | the move e5 has a variation, but the other side always plays the line
          white | 1. e4? e5                 | the move e4 is marked as a mistake, but the line goes on with it
          white | 1. e4 (1. f3??) 1... e5   | the move f3 is a mistake without refutation or comment
          black | 1. e4                     | the learner has no move
          """)
  void anImpossibleScriptIsReported(String side, String script, String problem) {
    assertEquals(
        List.of(problem), problems("kind: script\nside: %s\nscript: %s\n".formatted(side, script)));
  }

  @Test
  void aMoveThatCannotBePlayedIsReportedWithTheRestOfItsLine() {
    List<String> found = problems("kind: script\nscript: 1. e4 e5 2. Ke3 Nf6\n");
    assertEquals(1, found.size());
    assertTrue(found.getFirst().endsWith("at 'Ke3 Nf6'"), found::toString);
  }
}
