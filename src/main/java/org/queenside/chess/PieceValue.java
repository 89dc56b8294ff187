package org.queenside.chess;

/** What the pieces are worth in pawns: a rule of thumb for players, not part of the Laws. */
public final class PieceValue {
  private PieceValue() {}

  /** Returns the usual value, or 0 for the king. */
  public static int of(Role role) {
    return switch (role) {
      case QUEEN -> 9;
      case ROOK -> 5;
      case BISHOP, KNIGHT -> 3;
      case PAWN -> 1;
      case KING -> 0;
    };
  }

  public static int of(Position position, Color color) {
    int sum = 0;
    for (Role role : Role.values()) {
      sum += of(role) * position.pieces(color).intersect(position.pieces(role)).size();
    }
    return sum;
  }

  /** Returns the squares of that side's most valuable pieces, except the king. */
  public static SquareSet mostValuable(Position position, Color color) {
    SquareSet mostValuable = SquareSet.EMPTY;
    int most = 1;
    for (Role role : Role.values()) {
      SquareSet pieces = position.pieces(color).intersect(position.pieces(role));
      if (!pieces.isEmpty() && of(role) >= most) {
        mostValuable = of(role) == most ? mostValuable.union(pieces) : pieces;
        most = of(role);
      }
    }
    return mostValuable;
  }

  /** Returns the value of the piece on the square, or 0 if it is empty. */
  public static int on(Position position, Square square) {
    var piece = position.at(square);
    return piece == null ? 0 : of(piece.role());
  }
}
