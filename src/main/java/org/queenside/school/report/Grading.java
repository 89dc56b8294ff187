package org.queenside.school.report;

/**
 * How a class is graded, as its teachers typed it.
 *
 * @param scale a line for each mark, such as {@code A 90}; empty for percentages only
 * @param terms a line for each term, such as {@code 2026-09-01 Autumn}; empty for none
 */
public record Grading(String scale, String terms) {

  /** Percentages only, and no terms. */
  public static final Grading NONE = new Grading("", "");

  /** The longest scale, in characters. */
  public static final int LONGEST_SCALE = 400;

  /** The longest list of terms, in characters. */
  public static final int LONGEST_TERMS = 600;
}
