package org.queenside.command;

/** A command was written in a way that it cannot mean; the message says what is wrong. */
final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UsageException(String key, Object... arguments) {
    super(Command.MESSAGES.get("usage." + key, arguments));
  }
}
