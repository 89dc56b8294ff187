package org.queenside.puzzle.exchange;

/** An import cannot begin or go on; the message says why, in plain words. */
public final class ImportProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ImportProblem(String key, Object... arguments) {
    super(ExchangeWords.say("problem." + key, arguments));
  }
}
