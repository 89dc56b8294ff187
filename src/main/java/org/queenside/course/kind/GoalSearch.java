package org.queenside.course.kind;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;

/** Searches for the shortest way to a goal when the replies are known. */
final class GoalSearch {
  private GoalSearch() {}

  /** Returns the learner's moves to the goal; none if it has been reached, null if it can't be. */
  static @Nullable List<Move> shortest(ReachGoalState state) {
    if (state.complete()) {
      return List.of();
    }
    for (int depth = 1; depth <= state.exercise().moves() - state.moves(); depth++) {
      List<Move> reversed = new ArrayList<>();
      if (reach(state, depth, reversed)) {
        Collections.reverse(reversed);
        return List.copyOf(reversed);
      }
    }
    return null;
  }

  private static boolean reach(ReachGoalState state, int depth, List<Move> reversed) {
    for (Move move : state.position().legalMoves()) {
      ReachGoalState next = state.after(move);
      if (next != null && (next.complete() || depth > 1 && reach(next, depth - 1, reversed))) {
        reversed.add(move);
        return true;
      }
    }
    return false;
  }
}
