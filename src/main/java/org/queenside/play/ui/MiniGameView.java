package org.queenside.play.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.board.Cue;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Ruling;
import org.queenside.chess.WrittenMove;
import org.queenside.look.AnswerBox.Tone;
import org.queenside.look.Page;
import org.queenside.look.Switch;
import org.queenside.play.Match;
import org.queenside.play.MatchVerdict;
import org.queenside.play.MiniGame;
import org.queenside.play.Strength;
import org.queenside.play.TableMatch;

/**
 * A mini-game, against a neighbour at the same screen or against the computer. The address holds
 * the game, so that a reload or a lost session brings it back.
 */
@Route("play/:game")
@AnonymousAllowed
final class MiniGameView extends Main implements BeforeEnterObserver, HasDynamicTitle, Page {

  private TableMatch table = TableMatch.of(MiniGame.PAWN_GAME, null, Color.WHITE);
  private Color orientation = Color.WHITE;
  private GameDesk desk = desk();

  MiniGameView() {
    setId("main");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    MiniGame game = MiniGame.find(event.getRouteParameters().get("game").orElse(""));
    if (game == null) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    QueryParameters query = event.getLocation().getQueryParameters();
    Strength computer = Strength.find(query.getSingleParameter("computer").orElse(""));
    Color own = query.getSingleParameter("side").orElse("").equals("b") ? Color.BLACK : Color.WHITE;
    orientation = computer == null ? Color.WHITE : own;
    table =
        TableMatch.of(game, computer, own).replayed(query.getSingleParameter("moves").orElse(""));
    table = table.answered();
    desk = desk();
    removeAll();
    add(desk);
    show(List.of());
  }

  private GameDesk desk() {
    GameDesk desk =
        new GameDesk(name(), getTranslation("play.rules." + game().code()), players(), this::tried);
    desk.onTyped(this::typed);
    return desk;
  }

  private MiniGame game() {
    return table.match().game();
  }

  private String name() {
    return getTranslation("play.game." + game().code());
  }

  /** Who plays: each choice begins the game anew. */
  private Div players() {
    var opponents = new Switch(getTranslation("play.opponent"));
    opponents.add(getTranslation("play.neighbour"), table.computer() == null, () -> open(null));
    for (Strength strength : Strength.values()) {
      opponents.add(
          getTranslation("play.computer." + strength.code()),
          table.computer() == strength,
          () -> open(strength));
    }
    var players = new Div(opponents);
    if (table.computer() != null) {
      var sides = new Switch(getTranslation("play.own"));
      for (Color side : Color.values()) {
        sides.add(
            getTranslation("play.own." + side.letter()),
            table.own() == side,
            () -> open(table.computer(), side));
      }
      players.add(sides);
    }
    players.addClassName("players");
    return players;
  }

  private void open(@Nullable Strength computer) {
    open(computer, table.own());
  }

  private void open(@Nullable Strength computer, Color own) {
    TableMatch begun = TableMatch.of(game(), computer, own);
    UI.getCurrent().navigate("play/" + game().code(), query(begun));
  }

  private static QueryParameters query(TableMatch table) {
    Map<String, List<String>> query = new LinkedHashMap<>();
    if (table.computer() != null) {
      query.put("computer", List.of(table.computer().code()));
      query.put("side", List.of(String.valueOf(table.own().letter())));
    }
    if (!table.text().isEmpty()) {
      query.put("moves", List.of(table.text()));
    }
    return new QueryParameters(query);
  }

  private void typed(String text) {
    Move move = WrittenMove.read(table.match().position(), text);
    if (move == null) {
      desk.say(Tone.HINT, getTranslation("say.ignored"), getTranslation("play.unclear"));
    } else {
      tried(move);
    }
  }

  private void tried(Move move) {
    switch (table.rule(move)) {
      case Ruling.Illegal illegal -> desk.refuse(board(), illegal, move);
      case Ruling.Legal legal -> {
        TableMatch own = table.play(legal.move());
        TableMatch next = own.answered();
        Move reply = next.match().last();
        goOn(next, next.equals(own) || reply == null ? List.of() : List.of(reply));
      }
    }
  }

  /**
   * Shows the game as it stands now.
   *
   * @param slides the computer's move, if it made one
   */
  private void goOn(TableMatch next, List<Move> slides) {
    table = next;
    show(slides);
    UI.getCurrent()
        .getPage()
        .getHistory()
        .replaceState(null, "play/" + game().code() + "?" + query(table).getQueryString());
  }

  private BoardState board() {
    Match match = table.match();
    return GameDesk.board(match.position(), match.last(), orientation, match.verdict() == null)
        .withGoals(match.stars());
  }

  private void show(List<Move> slides) {
    Match match = table.match();
    MatchVerdict verdict = match.verdict();
    desk.show(
        board().withSlides(slides).withCue(verdict == null ? null : Cue.DONE),
        verdict == null ? match.turn() : null,
        note(match));
    if (verdict == null) {
      desk.hush();
      slides.forEach(
          reply -> desk.announce(getTranslation("play.reply", reply.from(), reply.to())));
    } else {
      desk.say(Tone.RIGHT, getTranslation("play.over"), words(verdict));
    }
    showButtons(verdict != null);
  }

  private String note(Match match) {
    return switch (match.game()) {
      case KNIGHT_RACE ->
          getTranslation("play.stars", match.stars(Color.WHITE), match.stars(Color.BLACK));
      case SAFE_PATH_KING ->
          getTranslation("play.steps", match.position().fullmoveNumber(), Match.MOST_STEPS);
      case PAWN_GAME, CAPTURE_ALL, QUEEN_AGAINST_PAWNS -> "";
    };
  }

  private String words(MatchVerdict verdict) {
    Color winner = verdict.winner();
    String key = "play.verdict." + verdict.why().code();
    return winner == null
        ? getTranslation(key)
        : getTranslation(key, getTranslation("play.side." + winner.letter()));
  }

  private void showButtons(boolean over) {
    NativeButton back = desk.button("play.back", "line", () -> goOn(table.takenBack(), List.of()));
    back.setEnabled(table.canTakeBack());
    NativeButton anew =
        desk.button(
            "play.new",
            over ? "fill" : "line",
            () -> goOn(TableMatch.of(game(), table.computer(), table.own()).answered(), List.of()));
    desk.buttons(
        List.of(anew, back), List.of(desk.button("play.turn-board", "text", this::turnBoard)));
  }

  private void turnBoard() {
    orientation = orientation.opposite();
    show(List.of());
  }

  @Override
  public String getPageTitle() {
    return getTranslation("play.title", name());
  }

  @Override
  public String heading() {
    return name();
  }

  @Override
  public String back() {
    return "play";
  }
}
