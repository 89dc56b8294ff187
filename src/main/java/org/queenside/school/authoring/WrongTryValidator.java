package org.queenside.school.authoring;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Message;
import org.queenside.course.model.WrittenMove;
import org.queenside.school.authoring.Diagnostic.FormSection;
import org.queenside.school.authoring.Diagnostic.QuickFix;

/** Checks that the expected wrong tries are possible and are mistakes. */
record WrongTryValidator(
    ExerciseDraft draft,
    Position position,
    DraftSolutions solutions,
    DiagnosticCollector findings) {

  void check() {
    if (draft.task().hasExpectedTries()) {
      Set<String> seen = new HashSet<>();
      draft.wrong().forEach(expected -> check(expected, seen));
    }
  }

  private void check(ExerciseDraft.WrongTry expected, Set<String> seen) {
    String tried = expected.tried().strip();
    if (tried.isEmpty() && expected.answer().isBlank()) {
      return;
    }
    if (tried.isEmpty()) {
      fault(Message.coded("wrong.no-try"), expected);
      return;
    }
    Object named = WrittenMove.typed(tried);
    Message wrong = wrong(TryNotation.read(position, tried), named, seen);
    if (wrong != null) {
      fault(wrong, expected);
    } else if (expected.answer().isBlank()) {
      fault(Message.coded("wrong.no-answer", named), expected);
    }
  }

  /** Returns why a try isn't a mistake that a pupil can make, or null if it is one. */
  private @Nullable Message wrong(TryNotation read, Object tried, Set<String> seen) {
    return switch (read) {
      case TryNotation.Unreadable() -> Message.coded("wrong.unreadable", tried);
      case TryNotation.MoveTry of when !position.isLegal(of.move()) ->
          Message.coded("wrong.illegal", tried);
      case TryNotation.MoveTry of ->
          solutions.right().contains(of.move())
              ? Message.coded("wrong.right", tried)
              : twice(of, tried, seen);
      case TryNotation.SquareTry to -> wrong(to, tried, seen);
    };
  }

  private @Nullable Message wrong(TryNotation.SquareTry to, Object tried, Set<String> seen) {
    List<Move> moves =
        position.legalMoves().stream().filter(move -> move.to() == to.square()).toList();
    if (moves.isEmpty()) {
      return Message.coded("wrong.nowhere", tried);
    }
    return solutions.right().containsAll(moves)
        ? Message.coded("wrong.right", tried)
        : twice(to, tried, seen);
  }

  private @Nullable Message twice(TryNotation.KeyedTry named, Object tried, Set<String> seen) {
    return seen.add(named.key()) ? null : Message.coded("wrong.twice", tried);
  }

  private void fault(Message message, ExerciseDraft.WrongTry expected) {
    List<ExerciseDraft.WrongTry> others =
        draft.wrong().stream().filter(each -> !each.equals(expected)).toList();
    findings.fault(
        FormSection.WRONG,
        message,
        SquareSet.EMPTY,
        List.of(new QuickFix(Message.coded("fix.leave-out"), draft.withWrong(others))));
  }
}
