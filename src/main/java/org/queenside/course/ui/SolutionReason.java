package org.queenside.course.ui;

import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Message;

/** Explains why a solution is right, both to learners who found it and to those who didn't. */
public final class SolutionReason {

  private SolutionReason() {}

  /** Returns the reason without a word of praise; empty if there is no reason besides the rules. */
  public static String of(AnswerOutcome.Solved solved, CourseText courseText) {
    if (solved.isPlain()) {
      return "";
    }
    Message because = solved.because();
    String praise = courseText.text(solved.praise());
    return Praise.withoutOpener(
        because == null ? praise : courseText.text(because) + " " + praise, courseText);
  }
}
