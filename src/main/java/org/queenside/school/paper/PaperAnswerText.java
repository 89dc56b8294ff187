package org.queenside.school.paper;

/** How much can be typed in for one task. */
final class PaperAnswerText {

  /** Enough for all moves of a position; what is longer is no answer. */
  static final int LONGEST = 200;

  private PaperAnswerText() {}

  /** Returns a text without what neither a database nor a reader can use. */
  static String truncate(String typed) {
    String plain = typed.replaceAll("\\p{Cntrl}", " ").strip();
    if (plain.length() <= LONGEST) {
      return plain;
    }
    int end = Character.isHighSurrogate(plain.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
    return plain.substring(0, end).strip();
  }
}
