package org.queenside.puzzle.file;

import org.queenside.chess.Color;
import org.queenside.chess.SetupProblem;

/** Says what keeps a position from being one of a game. */
final class SetupProblemWords {
  private SetupProblemWords() {}

  static String of(SetupProblem problem) {
    return FileWords.say(
        "position." + problem.code(),
        problem.named().stream().map(SetupProblemWords::word).toArray());
  }

  private static Object word(Object named) {
    return named instanceof Color color ? FileWords.say("side." + color.letter()) : named;
  }
}
