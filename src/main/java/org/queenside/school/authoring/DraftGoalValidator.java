package org.queenside.school.authoring;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.source.StandaloneExercise;
import org.queenside.school.authoring.Diagnostic.FormSection;
import org.queenside.school.authoring.Diagnostic.QuickFix;
import org.queenside.school.authoring.DraftTask.ReachGoal;

/** Says to an author whether a goal can be reached, and in how many ways. */
final class DraftGoalValidator {
  private static final int MOST_NAMED = 6;

  private final ExerciseDraft draft;
  private final ReachGoal achieve;
  private final Position position;
  private final DefaultWording phrases;
  private final DiagnosticCollector findings;

  DraftGoalValidator(
      ExerciseDraft draft,
      ReachGoal achieve,
      Position position,
      DefaultWording phrases,
      DiagnosticCollector findings) {
    this.draft = draft;
    this.achieve = achieve;
    this.position = position;
    this.phrases = phrases;
    this.findings = findings;
  }

  DraftSolutions check() {
    Message missing = missing();
    if (missing != null) {
      findings.fault(
          achieve.square() == null && achieve.aim().needsSquare()
              ? FormSection.GOAL
              : FormSection.BOARD,
          missing);
      return DraftSolutions.NONE;
    }
    try {
      return isLongMate() ? longMate() : goal();
    } catch (ForcedMateSearch.SearchLimitException tooLong) {
      findings.fault(FormSection.GOAL, Message.coded("achieve.unproven", achieve.moves()));
      return DraftSolutions.NONE;
    }
  }

  private boolean isLongMate() {
    return achieve.aim() == GoalType.MATE && achieve.moves() > 1;
  }

  /** What is needed before anything can be tried. */
  private @Nullable Message missing() {
    Color mover = position.turn();
    if (position.pieces(mover).isEmpty()) {
      return Message.coded("work.no-pieces", mover);
    }
    if (achieve.aim().needsTheirKing() && position.king(mover.opposite()) == null) {
      return Message.coded("work.no-king", mover.opposite());
    }
    if (achieve.aim().needsSquare() && achieve.square() == null) {
      return Message.coded("achieve.no-square");
    }
    if (!position.hasLegalMove()) {
      return Message.coded(position.isCheck() ? "work.mated" : "work.stalemated", mover);
    }
    return achieve.square() == null ? null : missingOn(achieve.square());
  }

  private @Nullable Message missingOn(Square square) {
    Color mover = position.turn();
    Piece piece = position.at(square);
    boolean own = piece != null && piece.color() == mover;
    return switch (achieve.aim()) {
      case CAPTURE, PIN ->
          piece == null && !square.equals(position.enPassant())
              ? Message.coded("achieve.empty", square)
              : own ? Message.coded("achieve.own", square, mover) : null;
      case DEFEND -> own ? null : Message.coded("achieve.not-own", square, mover);
      case REACH, ATTACK -> own ? Message.coded("achieve.own-there", square, mover) : null;
      case MATE, CHECK, CAPTURE_ANY, PROMOTE, CASTLE, STALEMATE -> null;
    };
  }

  private DraftSolutions goal() {
    List<Move> right = accepted(draft, position, List.of());
    if (right.isEmpty()) {
      none();
    } else {
      several(right);
    }
    return new DraftSolutions(position, right, List.of());
  }

  /** The moves that pupils are told are right, whatever is wrong with the texts. */
  private List<Move> accepted(ExerciseDraft tried, Position from, List<Move> replies) {
    Exercise exercise =
        StandaloneExercise.read(DraftWriter.write(tried.withoutTexts(), phrases, replies, 0))
            .exercise();
    return exercise == null ? List.of() : DraftSolutions.accepted(exercise, from);
  }

  private void none() {
    findings.fault(
        FormSection.GOAL,
        Message.coded(
            (achieve.moves() > 1 ? "none.long." : "none.") + achieve.aim().key(),
            position.turn(),
            achieve.moves(),
            achieve.square() == null ? "" : achieve.square()),
        achieve.square() == null ? SquareSet.EMPTY : SquareSet.of(achieve.square()),
        waysOut());
  }

  private List<QuickFix> waysOut() {
    List<QuickFix> mends = new ArrayList<>();
    for (int moves = achieve.moves() + 1;
        moves <= DraftTask.MOST_MOVES && mends.isEmpty();
        moves++) {
      ExerciseDraft longer = draft.withWork(achieve.withMoves(moves));
      if (isPossible(longer, position)) {
        mends.add(new QuickFix(Message.coded("mend.moves", moves), longer));
      }
    }
    Setup turned = SetupEditor.turn(draft.setup(), position.turn().opposite());
    if (turned.lessonPosition() instanceof PositionResult.Valid(Position other)
        && (!achieve.aim().needsTheirKing() || other.king(position.turn()) != null)
        && isPossible(draft.withSetup(turned), other)) {
      mends.add(new QuickFix(Message.coded("mend.turn", turned.turn()), draft.withSetup(turned)));
    }
    return mends;
  }

  private boolean isPossible(ExerciseDraft other, Position from) {
    if (!(other.work() instanceof ReachGoal goal)) {
      return false;
    }
    try {
      return goal.aim() == GoalType.MATE
          ? new ForcedMateSearch().exists(from, goal.moves())
          : !accepted(other, from, List.of()).isEmpty();
    } catch (ForcedMateSearch.SearchLimitException tooLong) {
      return false;
    }
  }

  private void several(List<Move> right) {
    if (right.size() > 1 && right.size() != achieve.accepted()) {
      findings.question(
          FormSection.GOAL,
          Message.coded(
              achieve.aim() == GoalType.MATE && achieve.moves() == 1 ? "several.mate" : "several",
              right.size(),
              named(right)),
          SquareSet.EMPTY,
          List.of(
              new QuickFix(
                  Message.coded("mend.accept", right.size()),
                  draft.withWork(achieve.withAccepted(right.size())))));
    }
  }

  private Object named(List<Move> moves) {
    List<String> words = DraftSolutions.words(position, moves);
    return words.size() <= MOST_NAMED
        ? words
        : String.join(", ", words.subList(0, MOST_NAMED)) + " …";
  }

  private DraftSolutions longMate() {
    List<Move> atOnce = position.matesInOne();
    if (!atOnce.isEmpty()) {
      findings.fault(
          FormSection.GOAL,
          Message.coded("achieve.at-once", named(atOnce)),
          SquareSet.EMPTY,
          List.of(
              new QuickFix(Message.coded("mend.at-once"), draft.withWork(achieve.withMoves(1)))));
      return new DraftSolutions(position, atOnce, List.of());
    }
    MateSolution plan = MateSolution.of(position, achieve.moves(), achieve.replies());
    if (plan.keys().isEmpty()) {
      none();
      return DraftSolutions.NONE;
    }
    if (plan.replies().isEmpty()) {
      unreadable(plan);
      return new DraftSolutions(position, plan.keys(), List.of());
    }
    compare(plan, accepted(draft, position, plan.replies()));
    return new DraftSolutions(position, plan.keys(), plan.replies());
  }

  private void unreadable(MateSolution plan) {
    String word = plan.unreadable();
    findings.fault(
        FormSection.GOAL,
        word == null || word.isEmpty()
            ? Message.coded("reply.too-few", achieve.moves() - 1)
            : Message.coded("reply.unreadable", word, named(plan.keys())),
        SquareSet.EMPTY,
        chooseReplies());
  }

  private List<QuickFix> chooseReplies() {
    return achieve.replies().isBlank()
        ? List.of()
        : List.of(
            new QuickFix(Message.coded("mend.reply"), draft.withWork(achieve.withReplies(""))));
  }

  /** What pupils would be told, against what is true. */
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
    several(plan.keys());
  }
}
