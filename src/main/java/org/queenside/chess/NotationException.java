package org.queenside.chess;

/** Thrown by all readers of chess notation for text they can't read; they throw nothing else. */
public final class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String input;
  private final int offset;

  /**
   * Creates an exception for a text that can't be read.
   *
   * @param message what is wrong, for a developer or the author of the text
   * @param input the whole text
   * @param offset index in {@code input} of the first character that is wrong; its length if
   *     something is missing at the end
   */
  public NotationException(String message, String input, int offset) {
    super(message);
    this.input = input;
    this.offset = offset;
  }

  /** Returns what is wrong, without the text and the offset. */
  public String message() {
    return String.valueOf(getMessage());
  }

  /** Returns the whole text that was refused. */
  public String input() {
    return input;
  }

  /** Returns the index in {@link #input()} of the first wrong character, from 0 to its length. */
  public int offset() {
    return offset;
  }
}
