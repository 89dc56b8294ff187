package org.queenside.school.paper;

import org.queenside.text.TextSanitizer;

/** How much can be typed in for one task. */
final class PaperAnswerText {

  /** Enough for all moves of a position; what is longer is no answer. */
  static final int LONGEST = 200;

  private PaperAnswerText() {}

  /** Returns a text without what neither a database nor a reader can use. */
  static String truncate(String typed) {
    String plain = typed.replaceAll("\\p{Cntrl}", " ").strip();
    return TextSanitizer.truncate(plain, LONGEST).strip();
  }
}
