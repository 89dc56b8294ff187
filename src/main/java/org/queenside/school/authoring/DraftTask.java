package org.queenside.school.authoring;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.model.MoveKind;

/** The task of a draft, as far as its author has defined it. */
public sealed interface DraftTask {

  int MAX_MOVES = 3;

  /**
   * Reach a goal.
   *
   * @param square the square of the goal, or null if there is none yet
   * @param role the piece to promote to, or null for any
   * @param safe whether the moved piece must be safe from capture
   * @param moves 1 to {@link #MAX_MOVES}
   * @param replies the other side's moves towards a mate as the author wrote them; blank to choose
   *     them
   * @param accepted the number of right moves that the author accepts; 0 if not confirmed yet
   */
  record ReachGoal(
      GoalType type,
      @Nullable Square square,
      @Nullable Role role,
      boolean safe,
      int moves,
      String replies,
      int accepted)
      implements DraftTask {

    /** Returns a goal without any details. */
    public static ReachGoal of(GoalType type) {
      return new ReachGoal(type, null, null, false, 1, "", 0);
    }

    /** Returns the same with a square, or without one. */
    public ReachGoal withSquare(@Nullable Square square) {
      return new ReachGoal(type, square, role, safe, moves, replies, accepted);
    }

    /** Returns the same with a role to promote to, or any. */
    public ReachGoal withRole(@Nullable Role role) {
      return new ReachGoal(type, square, role, safe, moves, replies, accepted);
    }

    /** Returns the same with or without requiring that the piece is safe. */
    public ReachGoal withSafe(boolean safe) {
      return new ReachGoal(type, square, role, safe, moves, replies, accepted);
    }

    /** Returns the same with another number of moves; the replies are chosen again. */
    public ReachGoal withMoves(int moves) {
      return new ReachGoal(type, square, role, safe, moves, "", accepted);
    }

    /** Returns the same with other replies. */
    public ReachGoal withReplies(String replies) {
      return new ReachGoal(type, square, role, safe, moves, replies, accepted);
    }

    /** Returns the same with another number of right moves accepted. */
    public ReachGoal withAccepted(int accepted) {
      return new ReachGoal(type, square, role, safe, moves, replies, accepted);
    }
  }

  /** Find every move of a kind. */
  record FindAll(MoveKind kind) implements DraftTask {}

  /** Say whether a check is mate. */
  record MateOrNot() implements DraftTask {}

  /**
   * Answer a question.
   *
   * @param right the index of the right option; -1 if not chosen yet
   */
  record AskQuestion(List<Choice> options, int right) implements DraftTask {
    public AskQuestion {
      options = List.copyOf(options);
    }
  }

  /** An option, and the reason why it is right or wrong, which may be blank. */
  record Choice(String text, String because) {}
}
