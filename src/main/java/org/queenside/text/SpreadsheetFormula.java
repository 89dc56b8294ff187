package org.queenside.text;

/** Texts that a spreadsheet would run as a formula when it opens a CSV file. */
public final class SpreadsheetFormula {
  private static final String STARTS = "=+-@\t\r";

  private SpreadsheetFormula() {}

  /** Returns the text with an apostrophe in front if a spreadsheet would run it. */
  public static String escape(String text) {
    return startsFormula(text, 0) || isEscaped(text) ? "'" + text : text;
  }

  /** Removes the apostrophe that {@link #escape} has added. */
  public static String unescape(String text) {
    return isEscaped(text) ? text.substring(1) : text;
  }

  private static boolean isEscaped(String text) {
    int apostrophes = 0;
    while (apostrophes < text.length() && text.charAt(apostrophes) == '\'') {
      apostrophes++;
    }
    return apostrophes > 0 && startsFormula(text, apostrophes);
  }

  private static boolean startsFormula(String text, int at) {
    return at < text.length() && STARTS.indexOf(text.charAt(at)) >= 0;
  }
}
