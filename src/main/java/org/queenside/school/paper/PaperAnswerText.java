package org.queenside.school.paper;

import org.queenside.text.TextSanitizer;

/** The text of one typed answer. */
final class PaperAnswerText {

  /** The maximum length of an answer, which has room for all moves of a position. */
  static final int LONGEST = 200;

  private PaperAnswerText() {}

  /** Returns an answer that can be stored: one line without spaces at its ends, truncated. */
  static String normalize(String typed) {
    String plain = typed.replaceAll("\\p{Cntrl}", " ").strip();
    return TextSanitizer.truncate(plain, LONGEST).strip();
  }
}
