package org.queenside.game.ui;

import org.queenside.chess.Role;
import org.queenside.ui.Translator;

/** What a piece is called in sentences about games. */
public final class PieceName {

  private PieceName() {}

  /** Returns "knight". */
  public static String of(Role role, Translator translator) {
    return translator.translate("game.piece." + Character.toLowerCase(role.letter()));
  }
}
