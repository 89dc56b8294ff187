package org.queenside.school.authoring;

import java.util.List;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Message;

/**
 * Something an author should know about a draft.
 *
 * @param squares the squares it speaks of, to be shown on the board
 * @param mends ways to mend it with one press
 */
public record Diagnostic(
    FormSection concern,
    Severity weight,
    Message sentence,
    SquareSet squares,
    List<QuickFix> mends) {

  public Diagnostic {
    mends = List.copyOf(mends);
  }

  /** The part of the form that a finding is about. */
  public enum FormSection {
    BOARD,
    GOAL,
    TEXTS,
    HINTS,
    WRONG,
    OPTIONS
  }

  /** How much a finding weighs. */
  public enum Severity {
    /** Pupils cannot get the exercise like this. */
    FAULT,
    /** It works, and may be meant so. */
    QUESTION
  }

  /**
   * A change that mends something.
   *
   * @param label what the button says
   * @param draft the draft after it
   */
  public record QuickFix(Message label, ExerciseDraft draft) {}
}
