package org.queenside.puzzle;

/** Makes names storable in every database. */
final class NameSanitizer {

  static final int LONGEST = 200;

  private static final int REPLACEMENT = 0xFFFD;

  private NameSanitizer() {}

  /**
   * Shortens a name to {@link #LONGEST} characters. Control characters and halves of surrogate
   * pairs, which PostgreSQL refuses, become U+FFFD; pairs are never split.
   */
  static String of(String name) {
    StringBuilder kept = new StringBuilder();
    name.strip()
        .codePoints()
        .map(character -> isStorable(character) ? character : REPLACEMENT)
        .takeWhile(character -> kept.length() + Character.charCount(character) <= LONGEST)
        .forEach(kept::appendCodePoint);
    return kept.toString();
  }

  private static boolean isStorable(int character) {
    int type = Character.getType(character);
    return type != Character.CONTROL && type != Character.SURROGATE;
  }
}
