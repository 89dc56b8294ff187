package org.queenside.play.ui;

import org.queenside.chess.Color;
import org.queenside.chess.SetupProblem;
import org.queenside.ui.Translator;

/** Explains to a player why no game can start from a position. */
final class SetupProblemText {

  private final Translator words;

  SetupProblemText(Translator words) {
    this.words = words;
  }

  String of(SetupProblem problem) {
    return words.translate(
        "play.fen." + problem.code(), problem.arguments().stream().map(this::word).toArray());
  }

  private String word(Object named) {
    return named instanceof Color color
        ? words.translate("play.side." + color.letter())
        : named.toString();
  }
}
