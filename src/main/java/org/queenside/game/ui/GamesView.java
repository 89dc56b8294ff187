package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.queenside.engine.Opponent;
import org.queenside.game.GameId;
import org.queenside.game.GameService;
import org.queenside.game.GameSummary;
import org.queenside.game.Player;
import org.queenside.game.TrickService;
import org.queenside.ui.Button;
import org.queenside.ui.CommaList;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Focus;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/** The learner's own games: to continue, replay, save and delete. */
@Route("play/games")
@AnonymousAllowed
final class GamesView extends Page implements HasPageHeader {

  private static final int MOST = 100;

  private final GameService games;
  private final TrickService tricks;
  private final Clock clock;
  private final H1 headline = new H1(heading());
  private final UnorderedList list = Markup.list("rows apart");

  GamesView(GameService games, TrickService tricks, Clock clock) {
    super("page plain my-games");
    this.games = games;
    this.tricks = tricks;
    this.clock = clock;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    show();
  }

  private void show() {
    List<GameSummary> own = games.list(MOST);
    removeAll();
    add(headline);
    if (own.isEmpty()) {
      add(
          Markup.paragraph("lead", getTranslation("games.none")),
          LinkButton.filled("play", "games.first"));
      return;
    }
    list.removeAll();
    own.stream().map(this::row).forEach(list::add);
    var save = PgnDownload.ofAll(games, tricks, clock, getTranslation("games.save"));
    save.addClassName("line");
    add(list, save);
  }

  private ListItem row(GameSummary game) {
    String name = PlayerName.of(game.other(), this::getTranslation);
    var question = new InlineQuestion();
    String about = CommaList.of(List.of(name, date(game)), getLocale());
    var open = Markup.link("name", GameAddress.of(game.id()), name);
    boolean over = game.ending() != null;
    var acts =
        Markup.div(
            "actions",
            (over
                    ? LinkButton.text(GameAddress.review(game.id()), "games.review")
                    : LinkButton.outlined(GameAddress.of(game.id()), "games.continue"))
                .about(about));
    if (game.other() instanceof Player.Computer) {
      acts.add(
          Button.text("games.delete", asker -> askToDelete(question, asker, game.id(), about))
              .about(about));
    }
    if (over) {
      acts.addComponentAtIndex(
          1, LinkButton.text(GameAddress.of(game.id()), "games.open").about(about));
    }
    return Markup.item(
        game.ending() == null ? "open" : "",
        Markup.div("picture", new OpponentPicture(opponent(game))),
        Markup.div("about", open, new Span(result(game)), details(game)),
        acts,
        question);
  }

  private static Optional<Opponent> opponent(GameSummary game) {
    return game.other() instanceof Player.Computer(Opponent opponent)
        ? Optional.of(opponent)
        : Optional.empty();
  }

  private Component details(GameSummary game) {
    return Markup.span(
        "note", getTranslation("games.details", (game.halfmoves() + 1) / 2, date(game)));
  }

  private String date(GameSummary game) {
    return new DateFormatter(getLocale()).full(game.startedAt().atZone(clock.getZone()));
  }

  private String result(GameSummary game) {
    if (game.ending() == null) {
      return getTranslation("games.unfinished");
    }
    String how = getTranslation("games.by." + game.ending().code());
    return getTranslation("games." + game.ownResult().code(), how);
  }

  private void askToDelete(InlineQuestion question, Button asker, GameId id, String about) {
    question.confirm(
        asker,
        getTranslation("games.delete.sure", about),
        getTranslation("games.delete"),
        () -> {
          games.delete(id);
          show();
          Focus.moveTo(headline);
        });
  }

  @Override
  public String heading() {
    return getTranslation("games.headline");
  }

  @Override
  public String back() {
    return "play";
  }
}
