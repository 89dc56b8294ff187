package org.queenside.play.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.queenside.chess.Color;
import org.queenside.chess.SetupProblem;
import org.queenside.play.MiniGame;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.PieceIcon;

/** The list of games, against a person at the same screen or against the computer. */
@Route("play")
@AnonymousAllowed
final class PlayView extends Main implements BeforeEnterObserver, HasDynamicTitle {

  private static final String VALUE = "event.target.value";

  private final Input fen = new Input();
  private final Div answer = new Div();

  PlayView() {
    setId("main");
    addClassName("games");
    add(
        new H1(getTranslation("play.headline")),
        Markup.paragraph("lead", getTranslation("play.lead")),
        list(),
        fromPosition());
  }

  private UnorderedList list() {
    var list = Markup.list("gamelist");
    list.add(entry("play/chess", "K", getTranslation("play.chess"), "play.chess.about"));
    for (MiniGame game : MiniGame.values()) {
      list.add(
          entry(
              "play/" + game.code(),
              pieces(game),
              getTranslation("play.game." + game.code()),
              "play.about." + game.code()));
    }
    return list;
  }

  private static String pieces(MiniGame game) {
    return switch (game) {
      case PAWN_GAME -> "P";
      case CAPTURE_ALL -> "B";
      case SAFE_PATH_KING -> "k";
      case KNIGHT_RACE -> "N";
      case QUEEN_AGAINST_PAWNS -> "Q";
    };
  }

  private ListItem entry(String address, String piece, String name, String about) {
    var link =
        new Anchor(
            address,
            new PieceIcon(piece.charAt(0)),
            new Div(new H2(name), new Span(getTranslation(about))));
    return new ListItem(link);
  }

  private Section fromPosition() {
    fen.setId("fen");
    fen.getElement().setAttribute("maxlength", String.valueOf(FenInput.MAX_LENGTH));
    fen.getElement().setAttribute("spellcheck", "false");
    fen.getElement().setAttribute("autocomplete", "off");
    var label = new NativeLabel(getTranslation("play.fen.label"));
    label.setFor(fen);
    var go = Button.outlined("play.fen.go", () -> begin(fen.getValue()));
    fen.getElement()
        .addEventListener("keydown", press -> begin(press.getEventData().path(VALUE).asString("")))
        .setFilter("event.key === 'Enter'")
        .addEventData(VALUE);
    answer.getElement().setAttribute("role", "status");
    return Markup.section(
        "fromfen",
        new H2(getTranslation("play.fen.headline")),
        label,
        Markup.div("fenrow", fen, go),
        answer);
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    event
        .getLocation()
        .getQueryParameters()
        .getSingleParameter("fen")
        .ifPresent(
            text -> {
              fen.setValue(text);
              explain(FenInput.read(text));
            });
  }

  private void begin(String text) {
    FenInput read = FenInput.read(text);
    if (read instanceof FenInput.Playable) {
      UI.getCurrent()
          .navigate("play/chess", new QueryParameters(Map.of("fen", List.of(text.strip()))));
    } else {
      explain(read);
    }
  }

  private void explain(FenInput read) {
    answer.removeAll();
    String sentence =
        switch (read) {
          case FenInput.Playable _ -> "";
          case FenInput.Unreadable(String why, int offset) ->
              getTranslation("play.fen.unreadable", offset + 1, why);
          case FenInput.Impossible(List<SetupProblem> found) ->
              found.stream().map(this::text).collect(Collectors.joining(" "));
        };
    if (!sentence.isEmpty()) {
      answer.add(new Notice(Tone.REFUSED, getTranslation("play.fen.not"), sentence));
      answer
          .getElement()
          .executeJs("requestAnimationFrame(() => this.scrollIntoView({block: 'center'}))");
    }
  }

  private String text(SetupProblem problem) {
    return getTranslation(
        "play.fen." + problem.code(), problem.arguments().stream().map(this::word).toArray());
  }

  private String word(Object argument) {
    return argument instanceof Color color
        ? getTranslation("play.side." + color.letter())
        : argument.toString();
  }

  @Override
  public String getPageTitle() {
    return getTranslation("play.title", getTranslation("play.headline"));
  }
}
