package org.queenside.school.authoring;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.model.MoveKind;

/** What an exercise asks for, as far as its author has said. */
public sealed interface DraftTask {

  /** The most moves that a goal may take. */
  int MOST_MOVES = 3;

  /**
   * A goal is to be reached.
   *
   * @param square the one the aim speaks of, or null if there is none yet
   * @param role what a pawn is to become, or null for any
   * @param safe whether nothing may take the piece where it ends its move
   * @param moves 1 to {@link #MOST_MOVES}
   * @param replies the other side's moves towards a mate as the author wrote them; if blank, the
   *     rules choose
   * @param accepted how many right moves the author knows of and accepts; 0 for not asked yet
   */
  record ReachGoal(
      GoalType aim,
      @Nullable Square square,
      @Nullable Role role,
      boolean safe,
      int moves,
      String replies,
      int accepted)
      implements DraftTask {

    /** Returns the goal with nothing said about it yet. */
    public static ReachGoal of(GoalType aim) {
      return new ReachGoal(aim, null, null, false, 1, "", 0);
    }

    /** Returns the same with a square, or with none. */
    public ReachGoal withSquare(@Nullable Square square) {
      return new ReachGoal(aim, square, role, safe, moves, replies, accepted);
    }

    /** Returns the same with a role to promote to, or any. */
    public ReachGoal withRole(@Nullable Role role) {
      return new ReachGoal(aim, square, role, safe, moves, replies, accepted);
    }

    /** Returns the same where the piece is to be safe, or need not be. */
    public ReachGoal withSafe(boolean safe) {
      return new ReachGoal(aim, square, role, safe, moves, replies, accepted);
    }

    /** Returns the same in another number of moves; the rules choose the replies again. */
    public ReachGoal withMoves(int moves) {
      return new ReachGoal(aim, square, role, safe, moves, "", accepted);
    }

    /** Returns the same with other replies. */
    public ReachGoal withReplies(String replies) {
      return new ReachGoal(aim, square, role, safe, moves, replies, accepted);
    }

    /** Returns the same with another number of right moves accepted. */
    public ReachGoal withAccepted(int accepted) {
      return new ReachGoal(aim, square, role, safe, moves, replies, accepted);
    }
  }

  /** Every move of a kind is to be found. */
  record FindAll(MoveKind kind) implements DraftTask {}

  /** It is to be said whether a check is mate. */
  record MateOrNot() implements DraftTask {}

  /**
   * A question is to be answered.
   *
   * @param right which option is, from 0; -1 for not said yet
   */
  record AskQuestion(List<Choice> options, int right) implements DraftTask {
    public AskQuestion {
      options = List.copyOf(options);
    }
  }

  /** An option, and why it is right or wrong, which may be blank. */
  record Choice(String text, String because) {}
}
