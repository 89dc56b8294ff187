package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import org.queenside.engine.Opponent;
import org.queenside.game.ClassmateGames;
import org.queenside.game.GameId;
import org.queenside.game.GameService;
import org.queenside.game.GameSettings;
import org.queenside.game.PeerGameService;
import org.queenside.game.PlayedGame;
import org.queenside.game.TrickService;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.LinkButton;

/** The page of one whole game. */
@Route("play/game/:id")
@AnonymousAllowed
final class GameView extends Main implements BeforeEnterObserver, HasDynamicTitle, HasPageHeader {

  private final GameService games;
  private final PeerGameService peers;
  private final ClassmateGames classmates;
  private final TrickService tricks;
  private final Clock clock;
  private final PathGame path;
  private String name = "";
  private boolean forPath;

  GameView(
      GameService games,
      PeerGameService peers,
      ClassmateGames classmates,
      TrickService tricks,
      PathGame path,
      Clock clock) {
    this.games = games;
    this.peers = peers;
    this.classmates = classmates;
    this.tricks = tricks;
    this.path = path;
    this.clock = clock;
    setId("main");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    GameId id = event.getRouteParameters().get("id").map(GameId::parse).orElse(null);
    PlayedGame game = id == null ? null : find(id, event);
    if (game == null) {
      throw new RecordNotFoundException("the game");
    }
    name = PlayerName.of(game.other(), this::getTranslation);
    removeAll();
    Opponent opponent = game.opponent();
    var panel =
        opponent == null
            ? new PeerGamePanel(games, peers, clock, game, this::again)
            : against(opponent, game);
    add(panel);
    forPath = GameAddress.isForPath(event.getLocation().getQueryParameters());
    if (forPath) {
      panel.playForPath(path);
    }
  }

  private ComputerGamePanel against(Opponent opponent, PlayedGame game) {
    ComputerGamePanel panel =
        opponent == Opponent.TRICKY_FOX
            ? new CheatingGamePanel(games, tricks, clock, game, opponent)
            : new ComputerGamePanel(games, clock, game, opponent);
    return panel.start();
  }

  private Component again() {
    return classmates.mayPlay()
        ? LinkButton.filled("play/classmates", "game.classmates")
        : LinkButton.filled("play", "classmates.computer");
  }

  /** A game that isn't stored starts from its settings. */
  private @Nullable PlayedGame find(GameId id, BeforeEnterEvent event) {
    PlayedGame stored = games.find(id);
    if (stored != null) {
      return stored;
    }
    GameSettings settings = GameAddress.read(event.getLocation().getQueryParameters());
    return settings == null ? null : PlayedGame.begin(id, settings);
  }

  @Override
  public String getPageTitle() {
    return getTranslation("play.title", name);
  }

  @Override
  public String heading() {
    return name;
  }

  @Override
  public String back() {
    return forPath ? "course" : "play";
  }
}
