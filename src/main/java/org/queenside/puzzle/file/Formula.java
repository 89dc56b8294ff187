package org.queenside.puzzle.file;

/** Text that a spreadsheet would run when it opens a CSV file. */
public final class Formula {
  private static final String BEGINNINGS = "=+-@\t\r";

  private Formula() {}

  /** Puts an apostrophe before the text if it would be run. */
  public static String defused(String text) {
    return begins(text, 0) || isDefused(text) ? "'" + text : text;
  }

  /** Takes the apostrophe away again. */
  static String undefused(String text) {
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
