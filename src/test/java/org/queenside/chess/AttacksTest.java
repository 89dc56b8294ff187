package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.queenside.chess.Square.A1;
import static org.queenside.chess.Square.A4;
import static org.queenside.chess.Square.B1;
import static org.queenside.chess.Square.B2;
import static org.queenside.chess.Square.B3;
import static org.queenside.chess.Square.B5;
import static org.queenside.chess.Square.C1;
import static org.queenside.chess.Square.C2;
import static org.queenside.chess.Square.C3;
import static org.queenside.chess.Square.D4;
import static org.queenside.chess.Square.E4;
import static org.queenside.chess.Square.E5;
import static org.queenside.chess.Square.F6;
import static org.queenside.chess.Square.G7;
import static org.queenside.chess.Square.H8;

import org.junit.jupiter.api.Test;

class AttacksTest {
  @Test
  void aKnightInTheCornerAttacksTwoSquares() {
    assertEquals(SquareSet.of(B3, C2), Attacks.of(Piece.BLACK_KNIGHT, A1, SquareSet.EMPTY));
  }

  @Test
  void aKingInTheCornerAttacksItsThreeNeighbours() {
    assertEquals(
        SquareSet.of(Square.G8, G7, Square.H7), Attacks.of(Piece.WHITE_KING, H8, SquareSet.EMPTY));
  }

  @Test
  void aPawnAttacksDiagonallyForwardAndNeverAroundTheEdge() {
    assertEquals(SquareSet.of(B5), Attacks.of(Piece.WHITE_PAWN, A4, SquareSet.EMPTY));
    assertEquals(SquareSet.of(B3), Attacks.of(Piece.BLACK_PAWN, A4, SquareSet.EMPTY));
  }

  @Test
  void aSliderAttacksUpToAndIncludingTheFirstPiece() {
    assertEquals(
        SquareSet.of(B1, C1, Square.A2, Square.A3),
        Attacks.of(Piece.WHITE_ROOK, A1, SquareSet.of(C1, Square.A3, Square.H1)));
    assertEquals(SquareSet.of(B2, C3), Attacks.of(Piece.WHITE_BISHOP, A1, SquareSet.of(C3, E5)));
  }

  @Test
  void aQueenInTheMiddleOfTheEmptyBoardAttacks27Squares() {
    assertEquals(27, Attacks.of(Piece.BLACK_QUEEN, D4, SquareSet.EMPTY).size());
  }

  @Test
  void betweenLeavesOutBothEnds() {
    assertEquals(SquareSet.of(D4, E5, F6), Attacks.between(C3, G7));
    assertEquals(SquareSet.EMPTY, Attacks.between(E4, E5), "neighbours");
    assertEquals(SquareSet.EMPTY, Attacks.between(A1, C2), "no line");
  }

  @Test
  void aLineRunsFromEdgeToEdge() {
    assertEquals(SquareSet.of(A1, B2, C3, D4, E5, F6, G7, H8), Attacks.line(C3, E5));
    assertEquals(SquareSet.rank(3), Attacks.line(A4, E4));
    assertEquals(SquareSet.EMPTY, Attacks.line(A1, C2), "no line");
  }
}
