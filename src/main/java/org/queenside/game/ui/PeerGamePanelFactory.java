package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import java.time.Clock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.game.GameId;
import org.queenside.game.GameService;
import org.queenside.game.PeerGameService;
import org.queenside.game.PlayedGame;
import org.springframework.stereotype.Service;

/** Creates game panels for pages that show several games between two people one after the other. */
@Service
public class PeerGamePanelFactory {

  private final GameService games;
  private final PeerGameService peers;
  private final Clock clock;

  PeerGamePanelFactory(GameService games, PeerGameService peers, Clock clock) {
    this.games = games;
    this.peers = peers;
    this.clock = clock;
  }

  /**
   * Creates the panel of a game of the acting learner; null if there is none with this id.
   *
   * @param again creates what is offered after the end
   */
  public @Nullable Component create(GameId id, Supplier<Component> again) {
    PlayedGame game = games.find(id);
    return game == null ? null : new PeerGamePanel(games, peers, clock, game, again);
  }
}
