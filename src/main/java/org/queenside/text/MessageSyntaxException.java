package org.queenside.text;

/** A message that can't be read: it says what is wrong and where. */
public final class MessageSyntaxException extends Exception {
  private static final long serialVersionUID = 1;

  MessageSyntaxException(String problem, int position) {
    super("%s at character %d".formatted(problem, position + 1));
  }
}
