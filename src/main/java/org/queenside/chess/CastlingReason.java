package org.queenside.chess;

/** Why an attempt to castle is refused (FIDE 3.8.2). */
public sealed interface CastlingReason extends RefusalReason {

  /** Returns the side to move. */
  Color color();

  /** How a move that looks like castling differs from castling. */
  enum Shape {
    /** The king went three squares or more instead of two. */
    TOO_FAR,
    /** The king went two squares, but not from e1 or e8. */
    NOT_FROM_HOME,
    /** The rook moved to its king, but castling starts with the king. */
    ROOK_FIRST
  }

  /** The move looks like castling but uses the wrong squares. */
  record NotCastling(Square from, Square to, Color color, Shape shape) implements CastlingReason {

    /**
     * Returns whether castling was probably meant. If the right is lost, or there is no rook on
     * that side of the rank, the king was just moved too far.
     *
     * @param position the position of the attempt
     */
    public boolean isMeant(Position position) {
      return switch (shape) {
        case TOO_FAR -> position.castling().has(color, side());
        case NOT_FROM_HOME -> hasRookTowards(position);
        case ROOK_FIRST -> true;
      };
    }

    /** Returns the side to which the king went. */
    public CastlingSide side() {
      return to.file() > from.file() ? CastlingSide.KINGSIDE : CastlingSide.QUEENSIDE;
    }

    private boolean hasRookTowards(Position position) {
      int direction = Integer.signum(to.file() - from.file());
      return position.pieces(Piece.of(color, Role.ROOK)).stream()
          .filter(rook -> rook.rank() == from.rank())
          .anyMatch(rook -> (rook.file() - from.file()) * direction > 0);
    }
  }

  /** The right is permanently lost: the king has moved before, even if it came back (3.8.2.1). */
  record KingHasMoved(Color color, CastlingSide side) implements CastlingReason {}

  /** The right is permanently lost: this rook has moved before, even if it came back (3.8.2.1). */
  record RookHasMoved(Color color, CastlingSide side) implements CastlingReason {}

  /** The right is permanently lost: the rook was captured in its corner. */
  record RookCaptured(Color color, CastlingSide side) implements CastlingReason {}

  /** There is no rook of that side in the corner, and the earlier moves are unknown. */
  record NoRook(Color color, CastlingSide side) implements CastlingReason {}

  /** The right is permanently lost: the king or the rook has moved, but it isn't known which. */
  record RightLost(Color color, CastlingSide side) implements CastlingReason {}

  /**
   * There are pieces between king and rook (3.8.2.2.2).
   *
   * @param blockers the squares of these pieces, of either side; never empty
   */
  record PiecesBetween(Color color, CastlingSide side, SquareSet blockers)
      implements CastlingReason {}

  /**
   * The king is in check (3.8.2.2.1).
   *
   * @param attackers the pieces that give check, never empty
   */
  record OutOfCheck(Color color, CastlingSide side, SquareSet attackers)
      implements CastlingReason {}

  /**
   * The square that the king crosses is attacked (3.8.2.2.1).
   *
   * @param attackers the pieces that attack it, never empty
   */
  record ThroughCheck(Color color, CastlingSide side, SquareSet attackers)
      implements CastlingReason {
    /** Returns the square that the king crosses. */
    public Square crossed() {
      return side.rookTo(color);
    }
  }

  /**
   * The square that the king reaches is attacked (3.8.2.2.1).
   *
   * @param attackers the pieces that attack it, never empty
   */
  record IntoCheck(Color color, CastlingSide side, SquareSet attackers) implements CastlingReason {}
}
