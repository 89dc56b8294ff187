package org.queenside.web;

import org.jspecify.annotations.Nullable;

/** Makes text from outside fit to be logged: short, and in one line. */
public final class LogText {

  /** Enough to recognize what it was. */
  private static final int LONGEST = 100;

  private LogText() {}

  /**
   * Returns the text with at most 100 characters and a question mark for each control character, so
   * that nobody can fill the log or forge a line of it.
   */
  public static String of(@Nullable String text) {
    if (text == null) {
      return "unknown";
    }
    String start = text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
    return start.replaceAll("[\\p{Cntrl}\\p{Cf}\\p{Zl}\\p{Zp}]", "?");
  }
}
