package org.queenside.chess;

/**
 * Notation without the characters that word processors, web pages and old programs put into it: a
 * file may have {@code 1–0} with a dash, a FEN with no-break spaces, or a tag in curly quotes.
 */
public final class PlainNotation {
  private PlainNotation() {}

  /**
   * Returns a text with a space for each unusual space, invisible or control character, and with
   * {@code -}, {@code "} and {@code .} for dashes, quotation marks and the ellipsis. The length
   * stays the same, so that places in the result are places in the text.
   */
  public static String of(String text) {
    int length = text.length();
    for (int i = 0; i < length; i++) {
      if (plain(text.charAt(i)) != text.charAt(i)) {
        return replaced(text, i);
      }
    }
    return text;
  }

  private static String replaced(String text, int from) {
    StringBuilder plain = new StringBuilder(text);
    for (int i = from; i < plain.length(); i++) {
      plain.setCharAt(i, plain(plain.charAt(i)));
    }
    return plain.toString();
  }

  private static char plain(char c) {
    if (c >= ' ' && c < '\u007F') {
      return c;
    }
    return switch (c) {
      case '\t', '\n', '\r' -> c;
      case '‐', '‑', '‒', '–', '—', '―', '−', '﹣', '－' -> '-';
      case '“', '”', '„', '‟', '«', '»' -> '"';
      case '…' -> '.';
      default -> isBlank(c) ? ' ' : c;
    };
  }

  private static boolean isBlank(char c) {
    return Character.isWhitespace(c)
        || Character.isSpaceChar(c)
        || Character.isISOControl(c)
        || Character.getType(c) == Character.FORMAT;
  }
}
