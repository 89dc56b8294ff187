package org.queenside.course.kind;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Move;
import org.queenside.chess.SquareSet;

/**
 * Looks for the shortest way through an errand by A*: a move reaches at most one square of those
 * left.
 */
final class SoloTaskSearch {
  /** Enough to see that a pawn has run past its last star. */
  static final int QUICK_LOOK = 4_000;

  /** Enough for every exercise that a beginner can be asked to solve. */
  static final int LONG_LOOK = 400_000;

  private SoloTaskSearch() {}

  /**
   * Looks for the shortest way.
   *
   * @param look how many positions to look at, at most
   */
  static SoloTaskRoute from(SoloTaskState start, int look) {
    Comparator<Node> order =
        Comparator.comparingInt(Node::least).thenComparingInt(node -> node.stage.left().size());
    PriorityQueue<Node> open = new PriorityQueue<>(order);
    Map<Key, Integer> best = new HashMap<>();
    open.add(new Node(start, null, null, 0));
    best.put(Key.of(start), 0);
    int looked = 0;
    while (!open.isEmpty()) {
      Node node = open.remove();
      if (node.stage.complete()) {
        return new SoloTaskRoute.Found(node.way());
      }
      if (++looked > look) {
        return new SoloTaskRoute.Unknown();
      }
      for (Move move : node.stage.position().legalMoves()) {
        if (!node.stage.allows(move)) {
          continue;
        }
        Node next = new Node(node.stage.after(move), node, move, node.moves + 1);
        Integer known = best.get(Key.of(next.stage));
        if (known == null || next.moves < known) {
          best.put(Key.of(next.stage), next.moves);
          open.add(next);
        }
      }
    }
    return new SoloTaskRoute.Impossible();
  }

  /** What makes two stages of one errand the same: counters do not. */
  private record Key(Board board, SquareSet left) {
    static Key of(SoloTaskState stage) {
      return new Key(stage.position().board(), stage.left());
    }
  }

  /** A stage and how it was reached. */
  private record Node(SoloTaskState stage, @Nullable Node before, @Nullable Move move, int moves) {
    /** Returns the least number of moves that a way through this stage can have. */
    int least() {
      return moves + stage.left().size();
    }

    List<Move> way() {
      List<Move> way = new ArrayList<>();
      for (Node node = this; node != null && node.move != null; node = node.before) {
        way.add(node.move);
      }
      return way.reversed();
    }
  }
}
