package org.queenside.chess;

import java.util.Set;

/** Why a move is refused because of the mover's own king (FIDE 3.9). */
public sealed interface KingReason extends RefusalReason {

  /**
   * The target is next to the other king: kings may never attack each other.
   *
   * @param king the king that moves
   * @param otherKing the square of the other king
   */
  record KingsAdjacent(Square from, Square to, Piece king, Square otherKing)
      implements KingReason {}

  /**
   * The target is empty, and enemy pieces other than the king attack it.
   *
   * @param attackers the pieces that attack it, never empty
   * @param pinned those of the attackers that are pinned to their own king, which still counts as
   *     attacking (FIDE 3.1.3)
   */
  record KingIntoAttack(Square from, Square to, Piece king, SquareSet attackers, SquareSet pinned)
      implements KingReason {}

  /**
   * Enemy pieces, perhaps including the king, protect the piece that the king would capture.
   *
   * @param captured the piece on the target
   * @param defenders the pieces that protect it, never empty
   * @param pinned those of the defenders that are pinned to their own king
   */
  record KingTakesProtected(
      Square from, Square to, Piece king, Piece captured, SquareSet defenders, SquareSet pinned)
      implements KingReason {}

  /**
   * The king moves away from a checking piece along the line of the check and is still attacked:
   * only the king itself was blocking the line.
   *
   * @param line from the piece that gives check to the target
   */
  record KingStaysOnLine(Square from, Square to, Piece king, Square checker, Line line)
      implements KingReason {}

  /**
   * One piece gives check, and a move by another piece doesn't stop it.
   *
   * @param piece the piece that moves
   * @param king the square of the king
   * @param ways the possible ways out of check; empty if it is mate
   */
  record LeavesInCheck(
      Square from, Square to, Piece piece, Square king, Square checker, Set<CheckResponse> ways)
      implements KingReason {
    public LeavesInCheck {
      ways = Set.copyOf(ways);
    }
  }

  /** Two pieces give check at once, so only the king can move. */
  record DoubleCheck(Square from, Square to, Piece piece, Square king, SquareSet checkers)
      implements KingReason {}

  /**
   * The piece shields its king and can't leave the line.
   *
   * @param king the square of the king
   * @param pinner the square of the piece that would give check
   */
  record Pinned(Square from, Square to, Piece piece, Square king, Square pinner)
      implements KingReason {
    /** Returns the line from the king to the piece that pins. */
    public Line line() {
      return new Line(king, pinner);
    }
  }
}
