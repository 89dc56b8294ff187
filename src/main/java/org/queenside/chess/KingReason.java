package org.queenside.chess;

import java.util.Set;

/** Why a move is refused for the sake of one's own king (FIDE 3.9). */
public sealed interface KingReason extends RefusalReason {

  /**
   * The square next to the other king is out of bounds: neither king may come within reach of the
   * other.
   *
   * @param king the king that moves
   * @param otherKing where the other king stands
   */
  record KingsAdjacent(Square from, Square to, Piece king, Square otherKing) implements KingReason {
    @Override
    public String code() {
      return "kings-adjacent";
    }
  }

  /**
   * Enemy pieces other than the king attack the target, which is empty.
   *
   * @param attackers the pieces that attack it, never empty
   * @param pinned those of the attackers that are pinned to their own king; they guard all the same
   *     (FIDE 3.1.3)
   */
  record KingIntoAttack(Square from, Square to, Piece king, SquareSet attackers, SquareSet pinned)
      implements KingReason {
    @Override
    public String code() {
      return "king-into-attack";
    }
  }

  /**
   * Enemy pieces, among them perhaps the king, protect the piece that the king would capture.
   *
   * @param captured the piece on the target
   * @param defenders the pieces that protect it, never empty
   * @param pinned those of the defenders that are pinned to their own king
   */
  record KingTakesProtected(
      Square from, Square to, Piece king, Piece captured, SquareSet defenders, SquareSet pinned)
      implements KingReason {
    @Override
    public String code() {
      return "king-takes-protected";
    }
  }

  /**
   * The king moves straight away from a piece that gives check along a line and stays within its
   * reach: only the king itself seems to cover the target.
   *
   * @param line from the piece that gives check to the target
   */
  record KingStaysOnLine(Square from, Square to, Piece king, Square checker, Line line)
      implements KingReason {
    @Override
    public String code() {
      return "king-stays-on-line";
    }
  }

  /**
   * One piece gives check, and the move of another piece than the king leaves it so.
   *
   * @param piece the piece that moves
   * @param king where the king stands
   * @param ways the ways out of the check that exist; empty if it is mate
   */
  record LeavesInCheck(
      Square from, Square to, Piece piece, Square king, Square checker, Set<CheckResponse> ways)
      implements KingReason {
    public LeavesInCheck {
      ways = Set.copyOf(ways);
    }

    @Override
    public String code() {
      return "leaves-king-in-check";
    }
  }

  /** Two pieces give check at once, so that only the king can move. */
  record DoubleCheck(Square from, Square to, Piece piece, Square king, SquareSet checkers)
      implements KingReason {
    @Override
    public String code() {
      return "double-check";
    }
  }

  /**
   * The piece shields its king and may not leave the line.
   *
   * @param king where the king stands
   * @param pinner where the piece stands that would give check
   */
  record Pinned(Square from, Square to, Piece piece, Square king, Square pinner)
      implements KingReason {
    /** Returns the line from the king to the piece that pins. */
    public Line line() {
      return new Line(king, pinner);
    }

    @Override
    public String code() {
      return "pinned";
    }
  }
}
