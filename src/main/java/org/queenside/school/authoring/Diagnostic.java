package org.queenside.school.authoring;

import java.util.List;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Message;

/**
 * Something an author should know about a draft.
 *
 * @param squares the squares to mark on the board
 * @param quickFixes changes that fix it with one click
 */
public record Diagnostic(
    FormSection section,
    Severity severity,
    Message message,
    SquareSet squares,
    List<QuickFix> quickFixes) {
  public Diagnostic {
    quickFixes = List.copyOf(quickFixes);
  }

  /** The section of the form that a diagnostic is about. */
  public enum FormSection {
    BOARD,
    GOAL,
    TEXTS,
    HINTS,
    WRONG,
    OPTIONS
  }

  /** How serious a diagnostic is. */
  public enum Severity {
    /** Pupils can't get the exercise as it is. */
    FAULT,
    /** The exercise works and may be intended. */
    QUESTION
  }

  /** A change that fixes a problem. */
  public record QuickFix(Message label, ExerciseDraft draft) {}
}
