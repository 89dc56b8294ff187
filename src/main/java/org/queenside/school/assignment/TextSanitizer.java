package org.queenside.school.assignment;

/** Cleans up typed text so that every database can store it. */
final class TextSanitizer {

  private static final int REPLACEMENT = 0xFFFD;

  private TextSanitizer() {}

  /** Returns the text as one line without surrounding spaces. */
  static String line(String text) {
    return storable(text.replaceAll("\\s+", " "));
  }

  /** Returns the text with line feeds as its only line breaks. */
  static String lines(String text) {
    return storable(text.replaceAll("\\R", "\n").replace('\t', ' '));
  }

  private static String storable(String text) {
    StringBuilder result = new StringBuilder(text.length());
    text.strip()
        .codePoints()
        .map(character -> isStorable(character) ? character : REPLACEMENT)
        .forEach(result::appendCodePoint);
    return result.toString();
  }

  private static boolean isStorable(int character) {
    int type = Character.getType(character);
    return character == '\n' || (type != Character.CONTROL && type != Character.SURROGATE);
  }
}
