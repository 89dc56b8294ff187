package org.queenside.puzzle.format;

/** Distinguishes text from other bytes. */
final class TextEncodingCheck {
  private TextEncodingCheck() {}

  /**
   * Accepts UTF-8 and Latin-1.
   *
   * @param head the first bytes of a file
   * @throws UnreadableFileException if they are UTF-16 or not text
   */
  static void requireText(byte[] head) throws UnreadableFileException {
    int even = zeros(head, 0);
    int odd = zeros(head, 1);
    boolean byteOrderMark =
        head.length >= 2 && (head[0] & head[1]) == (byte) 0xfe && head[0] != head[1];
    boolean everySecondIsZero = even + odd > 0 && Math.max(even, odd) >= head.length / 4;
    if (byteOrderMark || (everySecondIsZero && Math.min(even, odd) == 0)) {
      throw new UnreadableFileException("utf16");
    }
    if (even + odd > 0) {
      throw new UnreadableFileException("binary");
    }
  }

  private static int zeros(byte[] head, int first) {
    int zeros = 0;
    for (int i = first; i < head.length; i += 2) {
      if (head[i] == 0) {
        zeros++;
      }
    }
    return zeros;
  }
}
