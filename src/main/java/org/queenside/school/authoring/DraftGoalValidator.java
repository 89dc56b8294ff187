package org.queenside.school.authoring;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.RulingContext;
import org.queenside.chess.San;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Message;
import org.queenside.course.model.WrittenMove;
import org.queenside.course.syntax.GoalForm;
import org.queenside.school.authoring.Diagnostic.FormSection;
import org.queenside.school.authoring.Diagnostic.QuickFix;
import org.queenside.school.authoring.DraftTask.ReachGoal;

/** Checks whether the goal of a draft can be reached, and in how many ways. */
record DraftGoalValidator(
    ExerciseDraft draft, ReachGoal goal, Position position, DiagnosticCollector findings) {

  private static final int MAX_LISTED = 6;

  DraftSolutions check() {
    Message missing = missing();
    if (missing != null) {
      findings.fault(
          goal.square() == null && goal.needsSquare() ? FormSection.GOAL : FormSection.BOARD,
          missing);
      return DraftSolutions.NONE;
    }
    try {
      return isLongMate() ? longMate() : solve();
    } catch (ForcedMateSearch.SearchLimitException _) {
      findings.fault(FormSection.GOAL, Message.coded("achieve.unproven", goal.moves()));
      return DraftSolutions.NONE;
    }
  }

  private boolean isLongMate() {
    return goal.form() == GoalForm.MATE && goal.moves() > 1;
  }

  /** Returns what is missing before the goal can be checked, or null. */
  private @Nullable Message missing() {
    Color mover = position.turn();
    if (position.pieces(mover).isEmpty()) {
      return Message.coded("work.no-pieces", mover);
    }
    if (goal.needsTheirKing() && position.king(mover.opposite()) == null) {
      return Message.coded("work.no-king", mover.opposite());
    }
    if (goal.needsSquare() && goal.square() == null) {
      return Message.coded("achieve.no-square");
    }
    if (!position.hasLegalMove()) {
      return Message.coded(position.isCheck() ? "work.mated" : "work.stalemated", mover);
    }
    return goal.square() == null ? null : missingOn(goal.square());
  }

  private @Nullable Message missingOn(Square square) {
    Color mover = position.turn();
    Piece piece = position.at(square);
    boolean own = piece != null && piece.color() == mover;
    return switch (goal.form()) {
      case CAPTURE, PIN ->
          piece == null && !square.equals(position.enPassant())
              ? Message.coded("achieve.empty", square)
              : own ? Message.coded("achieve.own", square, mover) : null;
      case DEFEND -> own ? null : Message.coded("achieve.not-own", square, mover);
      case REACH, ATTACK -> own ? Message.coded("achieve.own-there", square, mover) : null;
      default -> null;
    };
  }

  private DraftSolutions solve() {
    List<Move> right = accepted(goal, position, List.of());
    if (right.isEmpty()) {
      reportUnsolvable();
    } else {
      reportSeveral(right);
    }
    return new DraftSolutions(position, right, List.of());
  }

  /** Returns the moves that the exercise accepts, whatever is wrong with its texts. */
  private static List<Move> accepted(ReachGoal tried, Position from, List<Move> replies) {
    ExerciseInfo info = ExerciseInfo.of("own", "", null, List.of(), null, from.turn());
    Exercise exercise =
        new Exercise.ReachGoal(
            info, from, RulingContext.impliedBy(from), tried.goal(), tried.moves(), replies);
    return DraftSolutions.accepted(exercise, from);
  }

  private void reportUnsolvable() {
    findings.fault(
        FormSection.GOAL,
        Message.coded(
            (goal.moves() > 1 ? "none.long." : "none.") + goal.form().key(),
            position.turn(),
            goal.moves(),
            goal.square() == null ? "" : goal.square()),
        goal.square() == null ? SquareSet.EMPTY : SquareSet.of(goal.square()),
        alternatives());
  }

  private List<QuickFix> alternatives() {
    List<QuickFix> quickFixes = new ArrayList<>();
    for (int moves = goal.moves() + 1;
        moves <= DraftTask.MAX_MOVES && quickFixes.isEmpty();
        moves++) {
      ReachGoal longer = goal.withMoves(moves);
      if (isPossible(longer, position)) {
        quickFixes.add(new QuickFix(Message.coded("fix.moves", moves), draft.withTask(longer)));
      }
    }
    Setup turned = SetupEditor.turn(draft.setup(), position.turn().opposite());
    if (turned.lessonPosition() instanceof PositionResult.Valid(Position other)
        && (!goal.needsTheirKing() || other.king(position.turn()) != null)
        && isPossible(goal, other)) {
      quickFixes.add(
          new QuickFix(Message.coded("fix.turn", turned.turn()), draft.withSetup(turned)));
    }
    return quickFixes;
  }

  private static boolean isPossible(ReachGoal goal, Position from) {
    try {
      return goal.form() == GoalForm.MATE
          ? new ForcedMateSearch().exists(from, goal.moves())
          : !accepted(goal, from, List.of()).isEmpty();
    } catch (ForcedMateSearch.SearchLimitException _) {
      return false;
    }
  }

  private void reportSeveral(List<Move> right) {
    if (right.size() > 1 && right.size() != goal.accepted()) {
      findings.question(
          FormSection.GOAL,
          Message.coded(
              goal.form() == GoalForm.MATE && goal.moves() == 1 ? "several.mate" : "several",
              right.size(),
              named(right)),
          SquareSet.EMPTY,
          List.of(
              new QuickFix(
                  Message.coded("fix.accept", right.size()),
                  draft.withTask(goal.withAccepted(right.size())))));
    }
  }

  private List<Object> named(List<Move> moves) {
    List<Object> words = new ArrayList<>();
    for (Move move : moves.subList(0, Math.min(moves.size(), MAX_LISTED))) {
      words.add(new WrittenMove(San.write(position, move)));
    }
    if (moves.size() > MAX_LISTED) {
      words.add(Message.coded("more-moves", moves.size() - MAX_LISTED));
    }
    return words;
  }

  private DraftSolutions longMate() {
    List<Move> atOnce = position.matesInOne();
    if (!atOnce.isEmpty()) {
      findings.fault(
          FormSection.GOAL,
          Message.coded("achieve.at-once", named(atOnce)),
          SquareSet.EMPTY,
          List.of(new QuickFix(Message.coded("fix.at-once"), draft.withTask(goal.withMoves(1)))));
      return new DraftSolutions(position, atOnce, List.of());
    }
    MateSolution plan = MateSolution.of(position, goal.moves(), goal.replies());
    if (plan.keys().isEmpty()) {
      reportUnsolvable();
      return DraftSolutions.NONE;
    }
    if (plan.replies().isEmpty()) {
      unreadable(plan);
      return new DraftSolutions(position, plan.keys(), List.of());
    }
    compare(plan, accepted(goal, position, plan.replies()));
    return new DraftSolutions(position, plan.keys(), plan.replies());
  }

  private void unreadable(MateSolution plan) {
    String word = plan.unreadable();
    findings.fault(
        FormSection.GOAL,
        word == null || word.isEmpty()
            ? Message.coded("reply.too-few", goal.moves() - 1)
            : Message.coded("reply.unreadable", WrittenMove.typed(word), named(plan.keys())),
        SquareSet.EMPTY,
        chooseReplies());
  }

  private List<QuickFix> chooseReplies() {
    return goal.replies().isBlank()
        ? List.of()
        : List.of(new QuickFix(Message.coded("fix.reply"), draft.withTask(goal.withReplies(""))));
  }

  /** Compares the moves that the exercise accepts with the true solutions. */
  private void compare(MateSolution plan, List<Move> accepted) {
    List<Move> refused = plan.keys().stream().filter(move -> !accepted.contains(move)).toList();
    List<Move> helped = accepted.stream().filter(move -> !plan.keys().contains(move)).toList();
    if (!refused.isEmpty()) {
      findings.fault(
          FormSection.GOAL,
          Message.coded("reply.refuses", named(refused), refused.size()),
          SquareSet.EMPTY,
          chooseReplies());
      return;
    }
    if (!helped.isEmpty()) {
      findings.question(
          FormSection.GOAL,
          Message.coded("reply.helps", named(helped), helped.size()),
          SquareSet.EMPTY,
          chooseReplies());
    }
    reportSeveral(plan.keys());
  }
}
