package org.queenside.game.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.engine.Opponent;
import org.queenside.game.ClassmateGames;
import org.queenside.game.GameOverview;
import org.queenside.game.GameService;
import org.queenside.game.GameSettings;
import org.queenside.game.GameSummary;
import org.queenside.ui.Button;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/** The page to start a game: against one of the computer's opponents, a friend, or a mini-game. */
@Route("play")
@AnonymousAllowed
final class OpponentsView extends Page {

  private final ClassmateGames classmates;
  private final OpponentChoice opponents;
  private final GameSetupPanel setup = new GameSetupPanel();
  private final Paragraph lead = Markup.paragraph("note");
  private final StartPositionPanel position = new StartPositionPanel(this::start);

  OpponentsView(GameService games, ClassmateGames classmates) {
    super("page opponents");
    this.classmates = classmates;
    GameOverview played = games.overview();
    opponents = new OpponentChoice(played.beaten());
    var start = Markup.div("go", Button.filled("opponents.go", this::start));
    add(
        head(played, !games.list(1).isEmpty()),
        opponents.rank(),
        opponents.scale(),
        Markup.div(
            "meet",
            Markup.div("who", opponents.portraits(), opponents.abouts(), position),
            Markup.div("how-to-play", setup, start)),
        new MiniGameList());
    GameSettings last = played.last();
    if (last != null) {
      opponents.choose(last.opponent());
      setup.set(last);
    }
  }

  private Div head(GameOverview played, boolean hasGames) {
    var head = Markup.div("row head", new H1(getTranslation("opponents.headline")), lead);
    GameSummary unfinished = played.unfinished();
    if (unfinished != null) {
      String other = PlayerName.of(unfinished.other(), this::getTranslation);
      head.add(LinkButton.outlined(GameAddress.of(unfinished.id()), "opponents.unfinished", other));
    }
    if (classmates.mayPlay()) {
      head.add(LinkButton.outlined("play/classmates", "game.classmates"));
    }
    if (hasGames) {
      head.add(LinkButton.text("play/games", "opponents.games"));
    }
    return head;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    QueryParameters query = event.getLocation().getQueryParameters();
    query.getSingleParameter("with").flatMap(Opponent::of).ifPresent(opponents::choose);
    query.getSingleParameter("fen").ifPresent(position::show);
    boolean forPath = GameAddress.isForPath(query);
    lead.setText(getTranslation(forPath ? "opponents.lead.path" : "opponents.lead"));
    lead.setClassName("for-path", forPath);
    if (forPath) {
      setup.showForPath();
    }
  }

  private void start() {
    switch (position.start()) {
      case USUAL -> start(null, false);
      case WITHOUT_QUEEN -> start(null, true);
      case POSITION -> position.read(read -> start(read, false));
    }
  }

  private void start(@Nullable Position from, boolean withoutQueen) {
    Optional<Opponent> opponent = opponents.value();
    if (opponent.isPresent()) {
      var settings =
          new GameSettings(
              opponent.get(),
              setup.side(),
              setup.help(),
              setup.clock(),
              from,
              withoutQueen,
              setup.board());
      GameAddress.open(settings);
    } else {
      UI.getCurrent()
          .navigate(
              "play/chess",
              from == null ? QueryParameters.empty() : QueryParameters.of("fen", position.fen()));
    }
  }

  @Override
  public String heading() {
    return getTranslation("play.headline");
  }
}
