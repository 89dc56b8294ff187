package org.queenside.command;

/** A command failed; the message says why. */
final class CommandException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CommandException(String key, Object... arguments) {
    super(Command.MESSAGES.get("problem." + key, arguments));
  }
}
