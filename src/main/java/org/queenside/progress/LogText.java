package org.queenside.progress;

/** Limits text to what any database can store, so that rows stay small. */
final class LogText {

  private LogText() {}

  /** Checks the name of an item or a code. A long or odd one is an error in a lesson. */
  static void requireName(String what, String name, int longest) {
    if (name.isBlank() || name.length() > longest || !name.equals(cut(name, longest))) {
      throw new IllegalArgumentException(
          "%s must have 1 to %d printable characters: %s".formatted(what, longest, name));
    }
  }

  /**
   * Shortens a text. Control characters and halves of surrogate pairs, which PostgreSQL refuses,
   * become U+FFFD; pairs are never split.
   */
  static String cut(String text, int longest) {
    StringBuilder kept = new StringBuilder(Math.min(text.length(), longest));
    for (int at = 0; at < text.length(); ) {
      int character = text.codePointAt(at);
      at += Character.charCount(character);
      int fitting = isStorable(character) ? character : 0xFFFD;
      if (kept.length() + Character.charCount(fitting) > longest) {
        break;
      }
      kept.appendCodePoint(fitting);
    }
    return kept.toString();
  }

  private static boolean isStorable(int character) {
    int type = Character.getType(character);
    return type != Character.CONTROL && type != Character.SURROGATE;
  }
}
