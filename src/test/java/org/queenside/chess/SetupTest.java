package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.SetupProblem.ImpossibleEnPassant;
import org.queenside.chess.SetupProblem.ImpossibleEnPassant.Why;

class SetupTest {
  private static void assertProblems(String fen, SetupProblem... expected) {
    PositionResult.Invalid result =
        assertInstanceOf(PositionResult.Invalid.class, Fen.read(fen).position(), fen);
    assertEquals(List.of(expected), result.problems(), fen);
  }

  @Test
  void aSideWithoutAKingIsNamed() {
    assertProblems("8/8/8/8/8/8/8/4K3 w - -", new SetupProblem.NoKing(Color.BLACK));
    assertProblems(
        "8/8/8/8/8/8/8/8 w - -",
        new SetupProblem.NoKing(Color.WHITE),
        new SetupProblem.NoKing(Color.BLACK));
  }

  @Test
  void aSecondKingIsNamed() {
    SetupProblem problem =
        new SetupProblem.TooManyKings(Color.WHITE, SquareSet.of(Square.A1, Square.E1));
    assertProblems("4k3/8/8/8/8/8/8/K3K3 w - -", problem);
    assertEquals(
        new PositionResult.Invalid(List.of(problem)),
        Fen.read("4k3/8/8/8/8/8/8/K3K3 w - -").lessonPosition());
  }

  @Test
  void adjacentKingsAreNamed() {
    assertProblems(
        "8/8/8/3k4/4K3/8/8/8 w - -", new SetupProblem.KingsAdjacent(Square.E4, Square.D5));
  }

  @Test
  void aCheckToTheSideNotToMoveIsNamedWithItsAttackers() {
    assertProblems(
        "4k3/8/5N2/8/8/8/8/4RK2 w - -",
        new SetupProblem.OpponentInCheck(Square.E8, SquareSet.of(Square.E1, Square.F6)));
  }

  @Test
  void aCheckByThreePiecesIsNamed() {
    assertProblems(
        "4k3/3P4/5N2/8/8/8/8/4RK2 b - -",
        new SetupProblem.TooManyCheckers(Square.E8, SquareSet.of(Square.E1, Square.F6, Square.D7)));
  }

  @Test
  void pawnsOnTheFirstAndLastRankAreNamedOneByOne() {
    assertProblems(
        "4k2P/8/8/8/8/8/8/p3K3 w - -",
        new SetupProblem.PawnOnEdgeRank(Square.A1),
        new SetupProblem.PawnOnEdgeRank(Square.H8));
  }

  @Test
  void aNinthPawnIsNamed() {
    assertProblems(
        "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - -",
        new SetupProblem.TooManyPawns(Color.WHITE, SquareSet.rank(1).with(Square.A3)));
  }

  @Test
  void morePromotedPiecesThanLostPawnsAreNamed() {
    assertProblems(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPQ/RNBQKBNQ w Qkq -",
        new SetupProblem.TooManyPromotions(Color.WHITE, 2, 1));
    assertProblems(
        "4kb1b/pppppppp/8/8/8/8/8/4K3 w - -",
        new SetupProblem.TooManyPromotions(Color.BLACK, 1, 0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - -",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNQ w Qkq -",
        "4kbb1/pppppppp/8/8/8/8/8/4K3 w - -"
      })
  void promotionsThatLostPawnsAllowAreNotAProblem(String fen) {
    assertInstanceOf(PositionResult.Valid.class, Fen.read(fen).position());
  }

  @Test
  void aCastlingRightWithoutItsRookOrKingIsNamed() {
    assertProblems(
        "4k3/8/8/8/8/8/8/4KN1b w K -",
        new SetupProblem.CastlingRightWithoutRook(Color.WHITE, CastlingSide.KINGSIDE, Square.H1));
    assertProblems(
        "r2k4/8/8/8/8/8/8/4K3 w q -",
        new SetupProblem.CastlingRightWithoutKing(Color.BLACK, CastlingSide.QUEENSIDE, Square.E8));
  }

  @Test
  void anEnPassantSquareOnAWrongRankIsNamed() {
    assertProblems(
        "4k3/8/8/3pP3/8/8/8/4K3 w - d5", new ImpossibleEnPassant(Square.D5, Why.WRONG_RANK));
    assertProblems(
        "4k3/8/8/3pP3/8/8/8/4K3 b - d6", new ImpossibleEnPassant(Square.D6, Why.WRONG_RANK));
  }

  @Test
  void anEnPassantSquareWithoutItsPawnIsNamed() {
    assertProblems("4k3/8/8/4P3/8/8/8/4K3 w - d6", new ImpossibleEnPassant(Square.D6, Why.NO_PAWN));
    assertProblems(
        "4k3/8/8/3PP3/8/8/8/4K3 w - d6", new ImpossibleEnPassant(Square.D6, Why.NO_PAWN));
  }

  @Test
  void aBlockedEnPassantSquareIsNamed() {
    assertProblems(
        "4k3/3p4/8/3pP3/8/8/8/4K3 w - d6", new ImpossibleEnPassant(Square.D6, Why.NOT_EMPTY));
    assertProblems(
        "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6", new ImpossibleEnPassant(Square.D6, Why.NOT_EMPTY));
  }

  @Test
  void countersOutOfRangeAreNamed() {
    assertProblems(
        "4k3/8/8/8/8/8/8/4K3 w - - 10000 0",
        new SetupProblem.BadHalfmoveClock(10_000),
        new SetupProblem.BadFullmoveNumber(0));
    Setup negative =
        new Setup(Position.START.board(), Color.WHITE, CastlingRights.ALL, null, -1, 1);
    assertEquals(
        new PositionResult.Invalid(List.of(new SetupProblem.BadHalfmoveClock(-1))),
        negative.position());
  }

  @Test
  void everyProblemIsListedAtOnce() {
    assertProblems(
        "4k3/8/8/8/8/8/8/p3K3 w q e3 0 0",
        new SetupProblem.PawnOnEdgeRank(Square.A1),
        new SetupProblem.CastlingRightWithoutRook(Color.BLACK, CastlingSide.QUEENSIDE, Square.A8),
        new ImpossibleEnPassant(Square.E3, Why.WRONG_RANK),
        new SetupProblem.BadFullmoveNumber(0));
  }

  @Test
  void aLessonMayHaveMissingKingsAndTooManyPieces() {
    assertInstanceOf(
        PositionResult.Valid.class, Fen.read("8/QQQQQQQQ/QQQ5/8/8/8/8/8 w - -").lessonPosition());
  }

  @Test
  void otherProblemsAreRefusedInALessonToo() {
    assertInstanceOf(
        PositionResult.Invalid.class, Fen.read("P7/8/8/8/8/8/8/8 w - -").lessonPosition());
    assertInstanceOf(
        PositionResult.Invalid.class, Fen.read("4k3/8/8/8/8/8/8/4R3 w - -").lessonPosition());
  }

  @Test
  void theExceptionMessageNamesTheProblems() {
    String message =
        assertThrows(
                IllegalArgumentException.class, () -> Position.fromFen("8/8/8/8/8/8/8/4K3 w - -"))
            .getMessage();
    assertTrue(message.contains("NoKing[color=BLACK]"), message);
  }

  @Test
  void aBoardIsBuiltFromPiecesOrSquareBySquare() {
    Board board = Board.of(Map.of(Square.A1, Piece.WHITE_QUEEN, Square.E8, Piece.BLACK_KING));
    assertEquals("4k3/8/8/8/8/8/8/Q7", board.toString());
    assertEquals("4k3/8/8/8/8/8/8/8", board.without(Square.A1).toString());
    assertEquals("4k3/8/8/8/8/8/8/n7", board.with(Square.A1, Piece.BLACK_KNIGHT).toString());
    assertEquals(
        board, Board.EMPTY.with(Square.E8, Piece.BLACK_KING).with(Square.A1, Piece.WHITE_QUEEN));
  }
}
