package org.queenside.school.authoring;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.course.model.Message;
import org.queenside.course.model.MoveKind;
import org.queenside.school.authoring.Diagnostic.FormSection;

/** Checks whether the task of a draft can be solved, and in how many ways. */
record DraftTaskValidator(ExerciseDraft draft, Position position, DiagnosticCollector findings) {

  private static final int MIN_OPTIONS = 2;

  /** Reports what is wrong, and returns the right moves. */
  DraftSolutions check() {
    return switch (draft.task()) {
      case DraftTask.ReachGoal goal ->
          new DraftGoalValidator(draft, goal, position, findings).check();
      case DraftTask.FindAll(MoveKind kind) -> findAll(kind);
      case DraftTask.MateOrNot() -> mateOrNot();
      case DraftTask.AskQuestion question -> {
        question(question);
        yield DraftSolutions.NONE;
      }
    };
  }

  private DraftSolutions findAll(MoveKind kind) {
    Color mover = position.turn();
    boolean aboutTheirKing =
        kind == MoveKind.MATES || kind == MoveKind.CHECKS || kind == MoveKind.STALEMATES;
    if (aboutTheirKing && position.king(mover.opposite()) == null) {
      findings.fault(FormSection.BOARD, Message.coded("work.no-king", mover.opposite()));
      return DraftSolutions.NONE;
    }
    if (kind == MoveKind.ANSWERS && !position.isCheck()) {
      findings.fault(FormSection.GOAL, Message.coded("all.no-check", mover));
      return DraftSolutions.NONE;
    }
    List<Move> right = kind.in(position);
    if (right.isEmpty()) {
      findings.fault(FormSection.GOAL, Message.coded("all.none." + kind.code()));
    } else if (right.size() > MoveKind.MOST_TO_FIND) {
      findings.fault(
          FormSection.GOAL, Message.coded("all.too-many", right.size(), MoveKind.MOST_TO_FIND));
    }
    return new DraftSolutions(position, right, List.of());
  }

  private DraftSolutions mateOrNot() {
    if (position.king(position.turn()) == null) {
      findings.fault(FormSection.BOARD, Message.coded("work.no-own-king", position.turn()));
      return DraftSolutions.NONE;
    }
    if (!position.isCheck()) {
      findings.fault(FormSection.BOARD, Message.coded("mate-or-not.no-check", position.turn()));
      return DraftSolutions.NONE;
    }
    return new DraftSolutions(position, position.legalMoves(), List.of());
  }

  private void question(DraftTask.AskQuestion question) {
    if (draft.wording().task().isBlank()) {
      findings.fault(FormSection.TEXTS, Message.coded("ask.no-question"));
    }
    if (question.options().size() < MIN_OPTIONS) {
      findings.fault(FormSection.OPTIONS, Message.coded("ask.too-few"));
    }
    if (question.options().stream().anyMatch(option -> option.text().isBlank())) {
      findings.fault(FormSection.OPTIONS, Message.coded("ask.blank"));
    }
    Set<String> texts = new HashSet<>();
    for (DraftTask.Choice option : question.options()) {
      String text = option.text().strip().toLowerCase(Locale.ROOT);
      if (!text.isEmpty() && !texts.add(text)) {
        findings.fault(FormSection.OPTIONS, Message.coded("ask.same", option.text().strip()));
      }
    }
    if (question.right() < 0 || question.right() >= question.options().size()) {
      findings.fault(FormSection.OPTIONS, Message.coded("ask.no-answer"));
    }
  }
}
