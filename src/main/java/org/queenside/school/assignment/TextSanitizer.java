package org.queenside.school.assignment;

/** What people wrote, such that every database can hold it. */
final class TextSanitizer {

  private static final int REPLACEMENT = 0xFFFD;

  private TextSanitizer() {}

  /** One line without space at its ends. */
  static String line(String text) {
    return kept(text.replaceAll("\\s+", " "));
  }

  /** Several lines, each ended by a line feed alone. */
  static String lines(String text) {
    return kept(text.replaceAll("\\R", "\n").replace('\t', ' '));
  }

  private static String kept(String text) {
    StringBuilder kept = new StringBuilder(text.length());
    text.strip()
        .codePoints()
        .map(character -> isStorable(character) ? character : REPLACEMENT)
        .forEach(kept::appendCodePoint);
    return kept.toString();
  }

  private static boolean isStorable(int character) {
    int type = Character.getType(character);
    return character == '\n' || (type != Character.CONTROL && type != Character.SURROGATE);
  }
}
