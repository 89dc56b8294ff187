package org.queenside.game.ui;

import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.trick.PermittingRule;
import org.queenside.ui.Translator;

/** Says which rule allows a move that the player has doubted. */
record AllowedMoveText(Translator translator) {

  /** Returns a sentence about the rule. */
  String of(Position before, Ruling.Legal legal) {
    String code = PermittingRule.of(before, legal).code();
    return translator.translate("trick.may." + code, legal.move().to());
  }
}
