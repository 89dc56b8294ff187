package org.queenside.play.ui;

import org.queenside.chess.Color;
import org.queenside.chess.SetupProblem;
import org.queenside.look.Words;

/** Says to a player what keeps a position from being one of a game. */
final class SetupProblemText {

  private final Words words;

  SetupProblemText(Words words) {
    this.words = words;
  }

  String of(SetupProblem problem) {
    return words.say(
        "play.fen." + problem.code(), problem.named().stream().map(this::word).toArray());
  }

  private String word(Object named) {
    return named instanceof Color color
        ? words.say("play.side." + color.letter())
        : named.toString();
  }
}
