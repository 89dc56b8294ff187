package org.queenside.command;

/** A command cannot be carried out; the message says why. */
final class CommandProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CommandProblem(String key, Object... arguments) {
    super(CommandWords.say("problem." + key, arguments));
  }
}
