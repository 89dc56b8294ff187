package org.queenside.course.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.queenside.course.kind.ExerciseRunFixture.problems;
import static org.queenside.course.kind.ExerciseRunFixture.start;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.Move;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Message;
import org.queenside.course.model.Notation;
import org.queenside.course.model.ScoreSheet;
import org.queenside.course.run.ExerciseRun;

/** Games to replay, and the four ways to write their moves. */
class ReplayKindTest {
  private static final String LEGALL =
      """
      kind: replay
      score: >-
        1. e4 e5 2. Bc4 d6 3. Nf3 {The knight comes out.} Bg4 4. Nc3 g6 5. Nxe5 Bxd1
        6. Bxf7+ Ke7 7. Nd5# {Mate.}
      """;

  private static String placement(ExerciseRun run) {
    return Fen.write(org.queenside.chess.Board.of(run.scene().pieces()));
  }

  @Test
  void aGameIsSteppedThroughToItsEnd() {
    ExerciseRun run = start(LEGALL);
    for (int move = 1; move <= 13; move++) {
      run = run.answer(new Answer.Next()).next();
      assertEquals(move, sheet(run).at());
    }
    assertEquals("rn1q1bnr/ppp1kB1p/3p2p1/3NN3/4P3/8/PPPP1PPP/R1BbK2R", placement(run));
    assertEquals(Message.text("Mate."), run.scene().prompt());
    assertFalse(run.finished());
    assertInstanceOf(AnswerOutcome.Solved.class, run.answer(new Answer.Next()).outcome());
  }

  @Test
  void aJumpLeadsToAnyPositionAndOnlyASingleStepIsAnimated() {
    ExerciseRun there = start(LEGALL).answer(new Answer.TurnTo(5)).next();
    assertEquals(Message.text("The knight comes out."), there.scene().prompt());
    assertEquals(List.of(), there.scene().moves());
    ExerciseRun back = there.answer(new Answer.TurnTo(4)).next();
    assertEquals(List.of(), back.scene().moves());
    assertEquals(Move.parseUci("d7d6"), back.scene().last());
    ExerciseRun on = back.answer(new Answer.TurnTo(5)).next();
    assertEquals(List.of(Move.parseUci("g1f3")), on.scene().moves());
    assertNull(on.answer(new Answer.TurnTo(0)).next().scene().last());
  }

  @Test
  void aJumpOutsideTheGameIsIgnored() {
    ExerciseRun run = start(LEGALL);
    for (int place : new int[] {-1, 0, 14}) {
      assertInstanceOf(AnswerOutcome.Ignored.class, run.answer(new Answer.TurnTo(place)).outcome());
    }
  }

  /** Written by hand, following FIDE appendix C and twentieth-century books. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          SHORT       | e4 e5 Bc4 d6 Nf3 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#
          FIGURINE    | e4 e5 ♗c4 d6 ♘f3 ♗g4 ♘c3 g6 ♘xe5 ♗xd1 ♗xf7+ ♔e7 ♘d5#
          LONG        | e2-e4 e7-e5 Bf1-c4 d7-d6 Ng1-f3 Bc8-g4 Nb1-c3 g7-g6 Nf3xe5 Bg4xd1 Bc4xf7+ Ke8-e7 Nc3-d5#
          DESCRIPTIVE | P-K4;P-K4;B-B4;P-Q3;N-KB3;B-N5;N-B3;P-KN3;NxP;BxQ;BxP ch;K-K2;N-Q5 mate
          """)
  void legallsMateIsWrittenInFourNotations(Notation notation, String expected) {
    List<String> written =
        sheet(start(LEGALL)).entries().stream().map(entry -> entry.texts().get(notation)).toList();
    assertEquals(List.of(expected.split(expected.contains(";") ? ";" : " ")), written);
  }

  @Test
  void theSheetNumbersTheMovesAndOffersEveryNotation() {
    ScoreSheet sheet = sheet(start(LEGALL));
    assertEquals(1, sheet.entries().getFirst().number());
    assertEquals(7, sheet.entries().getLast().number());
    assertEquals(Color.BLACK, sheet.entries().get(1).side());
    assertEquals(EnumSet.allOf(Notation.class), sheet.notations());
    assertEquals(ScoreSheet.Purpose.REPLAY, sheet.use());
  }

  @Test
  void castlingIsWrittenWithZeros() {
    ExerciseRun run =
        start(
            """
            kind: replay
            position: r3k3/8/8/8/8/8/8/4K2R w Kq - 0 30
            score: 30. O-O O-O-O
            notation: long
            """);
    ScoreSheet sheet = sheet(run);
    assertEquals("0-0", sheet.entries().getFirst().texts().get(Notation.SHORT));
    assertEquals("0-0-0", sheet.entries().getLast().texts().get(Notation.SHORT));
    assertEquals(30, sheet.entries().getLast().number());
    assertEquals(Notation.LONG, sheet.notation());
  }

  @Test
  void aGameThatCannotBePlayedIsReported() {
    assertTrue(
        problems("kind: replay\nscore: 1. e4 e5 2. Ke3\n").getFirst().contains("cannot be read"));
    assertEquals(
        List.of("the score has no moves"), problems("kind: replay\nscore: \"{Nothing.}\"\n"));
    assertEquals(
        List.of("'notation': 'latin' is not a notation"),
        problems("kind: replay\nscore: 1. e4\nnotation: latin\n"));
    assertEquals(
        List.of("'score' has more than 3 sentences"),
        problems("kind: replay\nscore: 1. e4 {One. Two. Three. Four.}\n"));
  }

  private static ScoreSheet sheet(ExerciseRun run) {
    return assertInstanceOf(ScoreSheet.class, run.scene().aside());
  }
}
