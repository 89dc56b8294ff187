package org.queenside.command;

/** An invalid command line; the message says what is wrong. */
final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UsageException(String key, Object... arguments) {
    super(Command.MESSAGES.get("usage." + key, arguments));
  }
}
