package org.queenside.game.ui;

import org.queenside.engine.Opponent;
import org.queenside.game.Player;
import org.queenside.ui.Translator;

/** The other player's name on the screen. */
public final class PlayerName {

  private PlayerName() {}

  /** Returns the name in words. */
  public static String of(Player player, Translator translator) {
    return switch (player) {
      case Player.Computer(Opponent opponent) ->
          translator.translate("opponent." + opponent.code());
      case Player.Person(_, String name) when name != null -> name;
      case Player.Guest() -> translator.translate("game.guest");
      case Player.Person _ -> translator.translate("game.person");
    };
  }
}
