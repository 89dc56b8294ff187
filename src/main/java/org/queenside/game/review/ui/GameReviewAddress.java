package org.queenside.game.review.ui;

import com.vaadin.flow.router.BeforeEnterEvent;
import org.queenside.game.GameId;
import org.queenside.game.GameService;
import org.queenside.game.PlayedGame;
import org.queenside.game.ui.GameAddress;
import org.queenside.store.RecordNotFoundException;

/** The addresses of the pages about a finished game. */
final class GameReviewAddress {

  private GameReviewAddress() {}

  static String moment(GameId game, int ply) {
    return GameAddress.review(game) + "/" + ply;
  }

  static String moves(GameId game) {
    return GameAddress.of(game) + "/moves";
  }

  /**
   * Returns the game that an address names.
   *
   * @throws RecordNotFoundException if the acting learner has no such game
   */
  static PlayedGame read(BeforeEnterEvent event, GameService games) {
    GameId id = event.getRouteParameters().get("id").map(GameId::parse).orElse(null);
    PlayedGame game = id == null ? null : games.find(id);
    if (game == null) {
      throw new RecordNotFoundException("the game");
    }
    return game;
  }
}
