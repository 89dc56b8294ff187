package org.queenside.command;

/** A command was written in a way that it cannot mean; the message says what is wrong. */
final class UsageProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UsageProblem(String key, Object... arguments) {
    super(CommandWords.say("usage." + key, arguments));
  }
}
