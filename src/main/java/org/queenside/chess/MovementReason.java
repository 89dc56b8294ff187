package org.queenside.chess;

/** Why a piece can't get from one square to another, apart from the safety of the king. */
public sealed interface MovementReason extends RefusalReason {

  /** The piece was put back on its own square, which isn't a move. */
  record SameSquare(Square square, Piece piece) implements MovementReason {
    @Override
    public String code() {
      return "same-square";
    }
  }

  /** A piece of this kind never moves like that, even on an empty board (FIDE 3). */
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
   * There is a piece in the way (FIDE 3.5).
   *
   * @param at the first occupied square on the way
   * @param blocker the piece on that square, of either side
   */
  record Blocked(Square from, Square to, Piece piece, Square at, Piece blocker)
      implements MovementReason {
    @Override
    public String code() {
      return "blocked";
    }
  }

  /** There is a piece of the same side on the target (FIDE 3.1). */
  record OwnPieceOnTarget(Square from, Square to, Piece piece, Piece occupant)
      implements MovementReason {
    @Override
    public String code() {
      return "own-piece-on-target";
    }
  }

  /** The enemy king is on the target, and a king is never captured (FIDE 1.4.1). */
  record KingNotCapturable(Square from, Square to, Piece piece) implements MovementReason {
    @Override
    public String code() {
      return "king-not-capturable";
    }
  }
}
