package org.queenside.school.authoring;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.model.Goal;
import org.queenside.course.model.MoveKind;
import org.queenside.course.syntax.FieldFormatException;
import org.queenside.course.syntax.GoalForm;

/** The task of a draft, as far as its author has defined it. */
public sealed interface DraftTask {

  int MAX_MOVES = 3;

  /** Returns the word for it in lesson files. */
  default String kind() {
    return switch (this) {
      case ReachGoal _ -> ReachGoal.KIND;
      case FindAll _ -> FindAll.KIND;
      case MateOrNot _ -> MateOrNot.KIND;
      case AskQuestion _ -> AskQuestion.KIND;
    };
  }

  /** Returns whether its author can expect certain wrong moves and reply to each of them. */
  default boolean hasExpectedTries() {
    return this instanceof ReachGoal || this instanceof FindAll;
  }

  /**
   * Reach a goal.
   *
   * @param form one of {@link #FORMS}
   * @param square the square of the goal, or null if there is none yet
   * @param role the piece to promote to, or null for any
   * @param safe whether the moved piece must be safe from capture
   * @param moves 1 to {@link #MAX_MOVES}
   * @param replies the other side's moves towards a mate as the author wrote them; blank to choose
   *     them
   * @param accepted the number of right moves that the author accepts; 0 if not confirmed yet
   */
  record ReachGoal(
      GoalForm form,
      @Nullable Square square,
      @Nullable Role role,
      boolean safe,
      int moves,
      String replies,
      int accepted)
      implements DraftTask {
    static final String KIND = "goal";

    /** The forms of goals that an author can choose. */
    public static final List<GoalForm> FORMS =
        List.of(
            GoalForm.MATE,
            GoalForm.CHECK,
            GoalForm.CAPTURE,
            GoalForm.CAPTURE_ANY,
            GoalForm.REACH,
            GoalForm.PROMOTE,
            GoalForm.CASTLE,
            GoalForm.STALEMATE,
            GoalForm.ATTACK,
            GoalForm.DEFEND,
            GoalForm.PIN);

    private static final Set<GoalForm> ABOUT_THEIR_KING =
        Set.of(GoalForm.MATE, GoalForm.CHECK, GoalForm.STALEMATE, GoalForm.PIN);
    private static final Set<GoalForm> NEVER_SAFE =
        Set.of(
            GoalForm.MATE, GoalForm.PROMOTE, GoalForm.CASTLE, GoalForm.STALEMATE, GoalForm.DEFEND);

    /** Returns a goal without any details. */
    public static ReachGoal of(GoalForm form) {
      return new ReachGoal(form, null, null, false, 1, "", 0);
    }

    /** Returns whether the goal isn't complete without a square. */
    public boolean needsSquare() {
      return form.needsSquare();
    }

    boolean needsTheirKing() {
      return ABOUT_THEIR_KING.contains(form);
    }

    /** Returns whether the goal can also require that the moved piece is safe. */
    public boolean mayBeSafe() {
      return !NEVER_SAFE.contains(form);
    }

    /** Returns what a lesson file says about it; a missing square is left out. */
    String text() {
      String goal =
          role == null
              ? form.words()
              : GoalForm.PROMOTE_TO.words() + " " + Character.toUpperCase(role.letter());
      return goal
          + (square == null ? "" : " " + square)
          + (safe ? " and " + GoalForm.SAFE.words() : "");
    }

    /** Returns the complete goal. */
    Goal goal() {
      try {
        return GoalForm.read(text());
      } catch (FieldFormatException incomplete) {
        throw new IllegalStateException(incomplete);
      }
    }

    /** Returns the same with a square, or without one. */
    public ReachGoal withSquare(@Nullable Square square) {
      return new ReachGoal(form, square, role, safe, moves, replies, accepted);
    }

    /** Returns the same with a role to promote to, or any. */
    public ReachGoal withRole(@Nullable Role role) {
      return new ReachGoal(form, square, role, safe, moves, replies, accepted);
    }

    /** Returns the same with or without requiring that the piece is safe. */
    public ReachGoal withSafe(boolean safe) {
      return new ReachGoal(form, square, role, safe, moves, replies, accepted);
    }

    /** Returns the same with another number of moves; the replies are chosen again. */
    public ReachGoal withMoves(int moves) {
      return new ReachGoal(form, square, role, safe, moves, "", accepted);
    }

    /** Returns the same with other replies. */
    public ReachGoal withReplies(String replies) {
      return new ReachGoal(form, square, role, safe, moves, replies, accepted);
    }

    /** Returns the same with another number of right moves accepted. */
    public ReachGoal withAccepted(int accepted) {
      return new ReachGoal(form, square, role, safe, moves, replies, accepted);
    }
  }

  /** Find every move of a kind. */
  record FindAll(MoveKind wanted) implements DraftTask {
    static final String KIND = "find-all";
  }

  /** Say whether a check is mate. */
  record MateOrNot() implements DraftTask {
    static final String KIND = "mate-or-not";
  }

  /**
   * Answer a question.
   *
   * @param right the index of the right option; -1 if not chosen yet
   */
  record AskQuestion(List<Choice> options, int right) implements DraftTask {
    static final String KIND = "choose";

    public AskQuestion {
      options = List.copyOf(options);
    }
  }

  /** An option, and the reason why it is right or wrong, which may be blank. */
  record Choice(String text, String because) {}
}
