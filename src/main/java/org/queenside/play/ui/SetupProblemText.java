package org.queenside.play.ui;

import org.queenside.chess.Color;
import org.queenside.chess.SetupProblem;
import org.queenside.ui.Translator;

/** Says to a player what keeps a position from being one of a game. */
final class SetupProblemText {

  private final Translator words;

  SetupProblemText(Translator words) {
    this.words = words;
  }

  String of(SetupProblem problem) {
    return words.translate(
        "play.fen." + problem.code(), problem.named().stream().map(this::word).toArray());
  }

  private String word(Object named) {
    return named instanceof Color color
        ? words.translate("play.side." + color.letter())
        : named.toString();
  }
}
