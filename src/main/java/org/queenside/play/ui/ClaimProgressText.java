package org.queenside.play.ui;

import org.queenside.chess.Game;
import org.queenside.ui.Translator;

/** Says what is missing for a draw by repetition (FIDE 9.2) or by the fifty-move rule (9.3). */
public final class ClaimProgressText {

  private ClaimProgressText() {}

  /** Returns two sentences about the rule that is closer to being met. */
  public static String of(Game game, Translator translator) {
    int quietMoves = game.position().halfmoveClock() / 2;
    return game.repetitions() == 1 && quietMoves >= 40
        ? translator.translate("play.claim.quiet", quietMoves)
        : translator.translate("play.claim.position", game.repetitions());
  }
}
