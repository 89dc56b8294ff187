package org.queenside.engine;

import java.util.Arrays;
import java.util.List;
import org.queenside.chess.Move;

/** The best play known so far from each position on the line that a search is examining. */
final class PrincipalVariationTable {
  private final Move[][] lines = new Move[TreeSearch.MAX_PLY + 1][];
  private final int[] lengths = new int[TreeSearch.MAX_PLY + 1];

  PrincipalVariationTable() {
    for (int ply = 0; ply < lines.length; ply++) {
      lines[ply] = new Move[lines.length - ply];
    }
  }

  /** Clears the line from a ply onwards. */
  void clear(int ply) {
    lengths[ply] = 0;
  }

  /** Sets the best move at a ply, followed by the best line after it. */
  void set(int ply, Move move) {
    lines[ply][0] = move;
    System.arraycopy(lines[ply + 1], 0, lines[ply], 1, lengths[ply + 1]);
    lengths[ply] = lengths[ply + 1] + 1;
  }

  /** Returns the best line from a ply onwards. */
  List<Move> from(int ply) {
    return List.copyOf(Arrays.asList(lines[ply]).subList(0, lengths[ply]));
  }
}
