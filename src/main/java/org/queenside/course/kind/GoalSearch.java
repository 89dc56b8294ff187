package org.queenside.course.kind;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;

/** Looks for the shortest way to a goal, the replies being known. */
final class GoalSearch {
  private GoalSearch() {}

  /** Returns the learner's moves to the goal, none if it is reached, or null if it cannot be. */
  static @Nullable List<Move> shortest(ReachGoalState stage) {
    if (stage.complete()) {
      return List.of();
    }
    for (int depth = 1; depth <= stage.exercise().moves() - stage.moves(); depth++) {
      List<Move> reversed = new ArrayList<>();
      if (reach(stage, depth, reversed)) {
        Collections.reverse(reversed);
        return List.copyOf(reversed);
      }
    }
    return null;
  }

  private static boolean reach(ReachGoalState stage, int depth, List<Move> reversed) {
    for (Move move : stage.position().legalMoves()) {
      ReachGoalState next = stage.after(move);
      if (next != null && (next.complete() || depth > 1 && reach(next, depth - 1, reversed))) {
        reversed.add(move);
        return true;
      }
    }
    return false;
  }
}
