package org.queenside.puzzle.format;

import org.queenside.chess.Color;
import org.queenside.chess.SetupProblem;

/** Says what keeps a position from being one of a game. */
final class SetupProblemMessages {
  private SetupProblemMessages() {}

  static String of(SetupProblem problem) {
    return EntryParser.MESSAGES.get(
        "position." + problem.code(),
        problem.named().stream().map(SetupProblemMessages::word).toArray());
  }

  private static Object word(Object named) {
    return named instanceof Color color
        ? EntryParser.MESSAGES.get("side." + color.letter())
        : named;
  }
}
