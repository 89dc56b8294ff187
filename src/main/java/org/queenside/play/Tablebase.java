package org.queenside.play;

import java.util.List;
import org.queenside.chess.Role;

/**
 * The number of moves the stronger side needs to mate a lone king, for every placement with that
 * side to move, in one byte each.
 */
final class Tablebase {
  private final int pieces;
  private final boolean alike;
  private final byte[] moves;

  Tablebase(TablebaseMaterial material) {
    List<Role> roles = material.pieces();
    this.pieces = roles.size();
    this.alike = pieces == 2 && roles.getFirst() == roles.getLast();
    this.moves = new byte[TablebaseIndex.LONE_KING_SQUARES << 6 * (pieces + 1)];
  }

  /** Returns the number of indices. */
  int size() {
    return moves.length;
  }

  int index(int placement) {
    return TablebaseIndex.index(placement, pieces, alike);
  }

  /** Returns the moves to mate with the stronger side to move, or 0 if mate can't be forced. */
  int movesToMate(int placement) {
    return moves[index(placement)];
  }

  void set(int index, int movesToMate) {
    moves[index] = (byte) movesToMate;
  }

  int at(int index) {
    return moves[index];
  }
}
