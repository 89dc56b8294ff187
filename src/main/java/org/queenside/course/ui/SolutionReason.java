package org.queenside.course.ui;

import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Message;

/** Says why a solution is right, to those who found it and those who didn't. */
public final class SolutionReason {

  private SolutionReason() {}

  /** Returns the reason without a word of praise; empty if nothing but the rules says why. */
  public static String of(AnswerOutcome.Solved solved, CourseText words) {
    if (solved.isPlain()) {
      return "";
    }
    Message because = solved.because();
    String praise = words.text(solved.praise());
    return Praise.withoutOpener(
        because == null ? praise : words.text(because) + " " + praise, words);
  }
}
