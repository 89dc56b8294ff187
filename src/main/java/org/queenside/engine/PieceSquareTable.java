package org.queenside.engine;

import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/** What a piece is worth on each square, in the middlegame and in the endgame. */
final class PieceSquareTable {
  private static final int[][] MIDDLEGAME = table(true);
  private static final int[][] ENDGAME = table(false);

  private PieceSquareTable() {}

  static int middlegame(Piece piece, Square square) {
    return MIDDLEGAME[piece.ordinal()][square.ordinal()];
  }

  static int endgame(Piece piece, Square square) {
    return ENDGAME[piece.ordinal()][square.ordinal()];
  }

  private static int[][] table(boolean middlegame) {
    int[][] values = new int[Piece.values().length][Square.values().length];
    for (Piece piece : Piece.values()) {
      for (Square square : Square.values()) {
        int rank = piece.color() == Color.WHITE ? square.rank() : 7 - square.rank();
        Square seen = Square.of(square.file(), rank);
        values[piece.ordinal()][square.ordinal()] =
            middlegame ? middlegame(piece.role(), seen) : endgame(piece.role(), seen);
      }
    }
    return values;
  }

  /** The value in the middlegame; the piece's own side is at the bottom of the board. */
  private static int middlegame(Role role, Square square) {
    int rank = square.rank();
    int centre = 6 - MopUpEvaluation.fromCentre(square);
    boolean home = rank == 0;
    return switch (role) {
      case PAWN -> 85 + pawnInMiddlegame(square);
      case KNIGHT -> 300 + 7 * centre - (home ? 10 : 0);
      case BISHOP -> 325 + 3 * centre - (home ? 12 : 0);
      case ROOK -> 490 + (rank == 6 ? 20 : 0) + (home ? 2 * centreFile(square) : 0);
      case QUEEN -> 980 + centre;
      case KING -> -20 * Math.min(rank, 3) - (home ? kingInCentre(square) : 0);
    };
  }

  /** Central pawns should advance; those on the wings should stay back to shelter the king. */
  private static int pawnInMiddlegame(Square square) {
    int advanced = square.rank() - 1;
    return switch (centreFile(square)) {
      case 3 -> 12 * Math.min(advanced, 3) + (advanced == 0 ? -10 : 0);
      case 2 -> 6 * Math.min(advanced, 3);
      default -> 2 * Math.min(advanced, 2) + (advanced > 3 ? 6 * (advanced - 3) : 0);
    };
  }

  /** A king in the middle of the home rank is in the way and in danger. */
  private static int kingInCentre(Square square) {
    return switch (square.file()) {
      case 2, 5 -> 10;
      case 3, 4 -> 15;
      default -> -15;
    };
  }

  private static int endgame(Role role, Square square) {
    int rank = square.rank();
    int centre = 6 - MopUpEvaluation.fromCentre(square);
    return switch (role) {
      case PAWN -> 100 + 8 * (rank - 1);
      case KNIGHT -> 290 + 6 * centre;
      case BISHOP -> 315 + 3 * centre;
      case ROOK -> 530 + (rank == 6 ? 10 : 0);
      case QUEEN -> 980 + 4 * centre;
      case KING -> 10 * centre;
    };
  }

  /** Returns 0 for the outer files up to 3 for the two in the middle. */
  private static int centreFile(Square square) {
    return Math.min(square.file(), 7 - square.file());
  }
}
