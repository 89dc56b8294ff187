package org.queenside.school.report;

/** A scale or a list of terms that can't be read. */
public final class GradingFormatException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** What is wrong. */
  public enum Problem {
    /** The line isn't a mark and a percentage. */
    MARK,
    /** The percentages don't decrease from line to line. */
    MARK_ORDER,
    /** The last line isn't for 0 %, so some pupils would get no mark. */
    MARK_END,
    /** The line isn't a date and a name. */
    TERM,
    /** The terms aren't in chronological order. */
    TERM_ORDER,
    /** The text is too long to be stored. */
    LENGTH
  }

  private final Problem problem;
  private final String line;

  GradingFormatException(Problem problem, String line) {
    super(problem + ": " + line);
    this.problem = problem;
    this.line = line;
  }

  /** Returns what is wrong. */
  public Problem problem() {
    return problem;
  }

  /** Returns the first line that is wrong. */
  public String line() {
    return line;
  }
}
