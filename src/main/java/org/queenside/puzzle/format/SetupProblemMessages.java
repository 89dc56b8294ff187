package org.queenside.puzzle.format;

import org.queenside.chess.Color;
import org.queenside.chess.SetupProblem;

/** Explains why a position is invalid. */
final class SetupProblemMessages {
  private SetupProblemMessages() {}

  static String of(SetupProblem problem) {
    return EntryParser.MESSAGES.get(
        "position." + problem.code(),
        problem.arguments().stream().map(SetupProblemMessages::word).toArray());
  }

  private static Object word(Object named) {
    return named instanceof Color color
        ? EntryParser.MESSAGES.get("side." + color.letter())
        : named;
  }
}
