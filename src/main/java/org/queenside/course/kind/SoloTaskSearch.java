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
import org.queenside.course.model.Exercise;

/**
 * Searches for the shortest solution with A*. Each move reaches at most one remaining square, which
 * gives the estimate.
 */
final class SoloTaskSearch {
  /** Enough to see that a pawn has passed its last star. */
  static final int QUICK_SEARCH = 4_000;

  /** Enough for every exercise that suits a beginner. */
  static final int LONG_SEARCH = 400_000;

  private SoloTaskSearch() {}

  /**
   * Searches for the shortest solution.
   *
   * @param limit the maximum number of positions to look at
   */
  static Route from(SoloTaskState start, int limit) {
    Comparator<Node> order =
        Comparator.comparingInt(Node::least).thenComparingInt(node -> node.state.left().size());
    PriorityQueue<Node> open = new PriorityQueue<>(order);
    Map<Key, Integer> best = new HashMap<>();
    open.add(new Node(start, null, null, 0));
    best.put(Key.of(start), 0);
    int searched = 0;
    while (!open.isEmpty()) {
      Node node = open.remove();
      if (node.state.complete()) {
        return new Route.Found(node.way());
      }
      if (++searched > limit) {
        return new Route.Unknown();
      }
      for (Move move : node.state.position().legalMoves()) {
        if (!node.state.allows(move)) {
          continue;
        }
        Node next = new Node(node.state.after(move), node, move, node.moves + 1);
        Integer known = best.get(Key.of(next.state));
        if (known == null || next.moves < known) {
          best.put(Key.of(next.state), next.moves);
          open.add(next);
        }
      }
    }
    return new Route.Impossible();
  }

  /** What makes two states the same for the search. Counters don't matter. */
  private record Key(Board board, SquareSet left) {
    static Key of(SoloTaskState state) {
      return new Key(state.position().board(), state.left());
    }
  }

  /** A state and how it was reached. */
  private record Node(SoloTaskState state, @Nullable Node before, @Nullable Move move, int moves) {
    /** Returns the least number of moves that a solution through this state can have. */
    int least() {
      return moves + state.left().size();
    }

    List<Move> way() {
      List<Move> way = new ArrayList<>();
      for (Node node = this; node != null && node.move != null; node = node.before) {
        way.add(node.move);
      }
      return way.reversed();
    }
  }

  /** The result of a search for the shortest solution of a {@link Exercise.SoloTask}. */
  sealed interface Route {
    /**
     * Searches for the shortest solution, long enough for every task that suits a beginner.
     *
     * @param task the exercise
     * @return the solution, or why there is none
     */
    static Route shortest(Exercise.SoloTask task) {
      return SoloTaskSearch.from(SoloTaskState.first(task), SoloTaskSearch.LONG_SEARCH);
    }

    /** A shortest solution. */
    record Found(List<Move> moves) implements Route {
      public Found {
        moves = List.copyOf(moves);
      }
    }

    /** There is no solution. */
    record Impossible() implements Route {}

    /** The search ended without a certain result. */
    record Unknown() implements Route {}
  }
}
