package org.queenside.text;

/**
 * Makes typed or uploaded text storable in every database: control characters and lone surrogates,
 * which PostgreSQL refuses, become U+FFFD.
 */
public final class TextSanitizer {

  private static final int REPLACEMENT = 0xFFFD;

  private TextSanitizer() {}

  /** Returns the text as one line, with single spaces, trimmed. */
  public static String line(String text) {
    return truncate(text.replaceAll("\\s+", " ").strip(), Integer.MAX_VALUE);
  }

  /** Returns the text trimmed, with lines separated by line feeds. */
  public static String lines(String text) {
    String stripped = text.replaceAll("\\R", "\n").replace('\t', ' ').strip();
    StringBuilder lines = new StringBuilder(stripped.length());
    stripped
        .codePoints()
        .map(character -> character == '\n' ? character : storable(character))
        .forEach(lines::appendCodePoint);
    return lines.toString();
  }

  /**
   * Returns the text, truncated.
   *
   * @param longest the maximum number of characters; a surrogate pair is never split
   */
  public static String truncate(String text, int longest) {
    StringBuilder kept = new StringBuilder(Math.min(text.length(), longest));
    text.codePoints()
        .map(TextSanitizer::storable)
        .takeWhile(character -> kept.length() + Character.charCount(character) <= longest)
        .forEach(kept::appendCodePoint);
    return kept.toString();
  }

  private static int storable(int character) {
    int type = Character.getType(character);
    return type == Character.CONTROL || type == Character.SURROGATE ? REPLACEMENT : character;
  }
}
