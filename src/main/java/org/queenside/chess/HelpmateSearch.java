package org.queenside.chess;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Plays out every line until the given side has mated or provably can't. If there are too many
 * positions, it gives up and assumes that a mate exists.
 */
final class HelpmateSearch {
  private static final int MOST_POSITIONS = 100;

  private final Color winner;

  HelpmateSearch(Color winner) {
    this.winner = winner;
  }

  boolean finds(Position start) {
    Set<Key> seen = new HashSet<>();
    Deque<Position> open = new ArrayDeque<>();
    open.add(start);
    while (!open.isEmpty()) {
      Position position = open.remove();
      if (position.turn() != winner && position.isCheckmate()) {
        return true;
      }
      if (provenImpossible(position)) {
        continue;
      }
      for (Move move : position.legalMoves()) {
        Position next = position.play(move);
        if (seen.add(Key.of(next))) {
          open.add(next);
        }
      }
      if (seen.size() > MOST_POSITIONS) {
        return true;
      }
    }
    return false;
  }

  private boolean provenImpossible(Position position) {
    return !MatingMaterial.suffices(position, winner)
        || new FortressProof(position).protect(winner.opposite());
  }

  /** The parts of a position that decide which moves are possible later, so not its counters. */
  private record Key(Board board, Color turn, CastlingRights castling, @Nullable Square enPassant) {
    static Key of(Position position) {
      return new Key(position.board(), position.turn(), position.castling(), position.enPassant());
    }
  }
}
