package org.queenside.puzzle.format;

/** Protects against text that a spreadsheet would run as a formula when it opens a CSV file. */
public final class SpreadsheetFormula {
  private static final String BEGINNINGS = "=+-@\t\r";

  private SpreadsheetFormula() {}

  /** Puts an apostrophe before the text if it would be run. */
  public static String escape(String text) {
    return begins(text, 0) || isDefused(text) ? "'" + text : text;
  }

  /** Removes the apostrophe again. */
  static String unescape(String text) {
    return isDefused(text) ? text.substring(1) : text;
  }

  private static boolean isDefused(String text) {
    int apostrophes = 0;
    while (apostrophes < text.length() && text.charAt(apostrophes) == '\'') {
      apostrophes++;
    }
    return apostrophes > 0 && begins(text, apostrophes);
  }

  private static boolean begins(String text, int at) {
    return at < text.length() && BEGINNINGS.indexOf(text.charAt(at)) >= 0;
  }
}
