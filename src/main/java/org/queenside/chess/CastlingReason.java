package org.queenside.chess;

/** Why a try to castle is refused (FIDE 3.8.2). */
public sealed interface CastlingReason extends RefusalReason {

  /** Returns the side to move. */
  Color color();

  /** Why a move that looks like castling is not the shape of castling. */
  enum Shape {
    /** The king went three squares or more instead of two. */
    TOO_FAR,
    /** The king went two squares, but not from e1 or e8. */
    NOT_FROM_HOME,
    /** The rook went to its king: castling is begun with the king. */
    ROOK_FIRST
  }

  /** The move was meant as castling but is not its shape. */
  record NotCastling(Square from, Square to, Color color, Shape shape) implements CastlingReason {
    @Override
    public String code() {
      return switch (shape) {
        case TOO_FAR -> "castling-too-far";
        case NOT_FROM_HOME -> "castling-not-from-home";
        case ROOK_FIRST -> "castling-rook-first";
      };
    }
  }

  /** The right is lost for good: the king has moved before, even if it came back (3.8.2.1). */
  record KingHasMoved(Color color, CastlingSide side) implements CastlingReason {
    @Override
    public String code() {
      return "castling-king-moved";
    }
  }

  /** The right is lost for good: this rook has moved before, even if it came back (3.8.2.1). */
  record RookHasMoved(Color color, CastlingSide side) implements CastlingReason {
    @Override
    public String code() {
      return "castling-rook-moved";
    }
  }

  /** The right is lost for good: the rook was captured in its corner. */
  record RookCaptured(Color color, CastlingSide side) implements CastlingReason {
    @Override
    public String code() {
      return "castling-rook-captured";
    }
  }

  /** No rook of that side stands in the corner, and nothing is known about how that came. */
  record NoRook(Color color, CastlingSide side) implements CastlingReason {
    @Override
    public String code() {
      return "castling-no-rook";
    }
  }

  /** The right is lost for good: king or rook has moved, but it is not known which. */
  record RightLost(Color color, CastlingSide side) implements CastlingReason {
    @Override
    public String code() {
      return "castling-right-lost";
    }
  }

  /**
   * Pieces of either side stand between king and rook (3.8.2.2.2).
   *
   * @param blockers where they stand, never empty
   */
  record PiecesBetween(Color color, CastlingSide side, SquareSet blockers)
      implements CastlingReason {
    @Override
    public String code() {
      return "castling-piece-between";
    }
  }

  /**
   * The king is in check (3.8.2.2.1).
   *
   * @param attackers the pieces that give check, never empty
   */
  record OutOfCheck(Color color, CastlingSide side, SquareSet attackers) implements CastlingReason {
    @Override
    public String code() {
      return "castling-out-of-check";
    }
  }

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

    @Override
    public String code() {
      return "castling-through-check";
    }
  }

  /**
   * The square that the king reaches is attacked (3.8.2.2.1).
   *
   * @param attackers the pieces that attack it, never empty
   */
  record IntoCheck(Color color, CastlingSide side, SquareSet attackers) implements CastlingReason {
    @Override
    public String code() {
      return "castling-into-check";
    }
  }
}
