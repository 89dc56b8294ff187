package org.queenside.chess;

/** Why a piece does not come from one square to another, whatever happens to the king. */
public sealed interface MovementReason extends RefusalReason {

  /** The piece was put back where it stood: that is no move. */
  record SameSquare(Square square, Piece piece) implements MovementReason {
    @Override
    public String code() {
      return "same-square";
    }
  }

  /** A piece of this kind does not move from the one square to the other on any board (FIDE 3). */
  record NotItsWay(Square from, Square to, Piece piece) implements MovementReason {
    @Override
    public String code() {
      return switch (piece.role()) {
        case PAWN -> "not-a-pawn-move";
        case KNIGHT -> "not-a-knight-move";
        case BISHOP -> "not-a-bishop-move";
        case ROOK -> "not-a-rook-move";
        case QUEEN -> "not-a-queen-move";
        case KING -> "not-a-king-move";
      };
    }
  }

  /**
   * A piece stands in the way (FIDE 3.5).
   *
   * @param at the first occupied square on the way
   * @param blocker the piece that stands there, of either side
   */
  record Blocked(Square from, Square to, Piece piece, Square at, Piece blocker)
      implements MovementReason {
    @Override
    public String code() {
      return "blocked";
    }
  }

  /** A piece of one's own stands on the target (FIDE 3.1). */
  record OwnPieceOnTarget(Square from, Square to, Piece piece, Piece occupant)
      implements MovementReason {
    @Override
    public String code() {
      return "own-piece-on-target";
    }
  }

  /** The enemy king stands on the target, and a king is never captured (FIDE 1.4.1). */
  record KingNotCapturable(Square from, Square to, Piece piece) implements MovementReason {
    @Override
    public String code() {
      return "king-not-capturable";
    }
  }
}
