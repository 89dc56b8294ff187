package org.queenside.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import com.vaadin.flow.server.streams.DownloadHandler;
import com.vaadin.flow.server.streams.DownloadResponse;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.board.SoundCue;
import org.queenside.chess.Color;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Fen;
import org.queenside.chess.Game;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.pgn.Pgn;
import org.queenside.chess.pgn.PgnGame;
import org.queenside.play.LocalGame;
import org.queenside.ui.DownloadLink;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Notice.Tone;

/**
 * A whole game of chess between two people at one screen, by all the rules. The address holds the
 * game, so that a reload or a lost session brings it back.
 */
@Route("play/chess")
@AnonymousAllowed
final class LocalGameView extends Main
    implements BeforeEnterObserver, HasDynamicTitle, HasPageHeader {

  /** What the players are about. */
  private enum InputState {
    PLAYING,
    /** The next move is only declared, with a claim. */
    DECLARING,
    /** A draw is offered to the player on move. */
    OFFERED,
    /** The player on move is asked whether he really gives up. */
    RESIGNING
  }

  private static final DateTimeFormatter PGN_DATE = DateTimeFormatter.ofPattern("uuuu.MM.dd");

  private final Clock clock;
  private final GameOutcomeText outcomes = new GameOutcomeText(this::words);
  private final MoveListPanel sheet = new MoveListPanel();
  private final GamePanel desk =
      new GamePanel(
          getTranslation("play.chess"), getTranslation("play.chess.text"), sheet, this::tried);
  private LocalGame table = LocalGame.from(Position.START);
  private Color orientation = Color.WHITE;
  private InputState phase = InputState.PLAYING;

  LocalGameView(Clock clock) {
    this.clock = clock;
    setId("main");
    desk.onTyped(this::typed);
    add(desk);
  }

  private String words(String key, Object... args) {
    return getTranslation(key, args);
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    QueryParameters query = event.getLocation().getQueryParameters();
    String fen = query.getSingleParameter("fen").orElse("");
    FenInput read = fen.isEmpty() ? new FenInput.Playable(Position.START) : FenInput.read(fen);
    if (!(read instanceof FenInput.Playable(Position start))) {
      event.forwardTo("play", new QueryParameters(Map.of("fen", List.of(fen))));
      return;
    }
    orientation = start.turn();
    try {
      table = LocalGame.read(start, query.getSingleParameter("game").orElse(""));
      show(null);
    } catch (IllegalArgumentException broken) {
      table = LocalGame.from(start);
      show(null);
      desk.say(Tone.HINT, getTranslation("play.again"), getTranslation("play.unreadable"));
    }
  }

  private Game game() {
    return table.game();
  }

  private Color onMove() {
    return game().position().turn();
  }

  private void typed(String text) {
    Move move = LenientMoveParser.read(game().position(), text);
    if (move == null) {
      desk.unread(board(), game().position(), text);
    } else {
      tried(move);
    }
  }

  private void tried(Move move) {
    switch (game().rule(move)) {
      case Ruling.Illegal illegal -> desk.refuse(board(), illegal);
      case Ruling.Legal legal when phase == InputState.DECLARING -> declare(legal.move());
      case Ruling.Legal legal -> goOn(table.play(legal.move()));
    }
  }

  /** The claim counts for the position after the move; if it is wrong, the move must be made. */
  private void declare(Move move) {
    Set<DrawClaim> right = game().claims(move);
    if (!right.isEmpty()) {
      goOn(table.claim(right.iterator().next(), move));
      return;
    }
    goOn(table.play(move));
    if (!game().isOver()) {
      desk.say(Tone.REFUSED, getTranslation("play.claim.wrong"), standing("play.claim.played"));
    }
  }

  private void goOn(LocalGame next) {
    table = next;
    phase = InputState.PLAYING;
    show(game().isOver() ? SoundCue.DONE : null);
    remember();
  }

  private void remember() {
    Map<String, List<String>> query = new LinkedHashMap<>();
    if (!game().start().equals(Position.START)) {
      query.put("fen", List.of(Fen.write(game().start())));
    }
    query.put("game", List.of(table.transcript()));
    UI.getCurrent()
        .getPage()
        .getHistory()
        .replaceState(null, "play/chess?" + new QueryParameters(query).getQueryString());
  }

  private BoardState board() {
    return GamePanel.board(game().position(), table.lastMove(), orientation, !game().isOver());
  }

  private void show(@Nullable SoundCue cue) {
    var outcome = game().outcome();
    Color onMove = outcome == null ? onMove() : null;
    desk.show(board().withCue(cue), onMove, outcome == null ? "" : result());
    sheet.show(game().start(), game().moves());
    if (outcome == null) {
      desk.hush();
    } else {
      desk.say(Tone.RIGHT, getTranslation("play.over"), outcomes.of(outcome));
    }
    showButtons();
  }

  private String result() {
    return game().result().toString().replace("1/2", "½");
  }

  private void showButtons() {
    List<Component> acts =
        game().isOver()
            ? List.of(desk.button("play.new", "fill", this::anew), download("line"))
            : switch (phase) {
              case PLAYING -> playing();
              case DECLARING -> List.of(desk.button("play.claim.none", "line", this::calm));
              case OFFERED ->
                  List.of(
                      desk.button("play.accept", "fill", () -> decide(table.agree())),
                      desk.button("play.decline", "line", this::calm));
              case RESIGNING ->
                  List.of(
                      desk.button("play.resign", "fill", () -> decide(table.resign(onMove()))),
                      desk.button("play.resign.not", "line", this::calm));
            };
    List<Component> others =
        game().isOver()
            ? List.of(desk.button("play.turn-board", "text", this::turnBoard))
            : List.of(
                desk.button("play.turn-board", "text", this::turnBoard),
                download("text"),
                desk.button("play.new", "text", this::anew));
    desk.buttons(acts, others);
  }

  private List<Component> playing() {
    var offer = desk.button("play.offer", "line", this::offer);
    offer.setEnabled(game().canAgree());
    return List.of(
        desk.button("play.claim", "line", this::claim),
        offer,
        desk.button("play.resign", "line", this::askToResign));
  }

  private void calm() {
    desk.hush();
    ask(InputState.PLAYING);
  }

  /** Another question to the players, and other buttons. */
  private void ask(InputState next) {
    phase = next;
    showButtons();
    desk.focusButtons();
  }

  /** What a button brings about. */
  private void decide(LocalGame next) {
    goOn(next);
    desk.focusButtons();
  }

  private void claim() {
    Set<DrawClaim> right = game().claims();
    if (!right.isEmpty()) {
      decide(table.claim(right.iterator().next()));
      return;
    }
    desk.say(Tone.HINT, getTranslation("play.claim.not-yet"), standing("play.claim.declare"));
    ask(InputState.DECLARING);
  }

  /** What a claim would need, in numbers. */
  private String standing(String key) {
    return getTranslation(
        key, game().repetitions(), game().position().halfmoveClock() / 2, side(onMove()));
  }

  private void offer() {
    desk.say(
        Tone.HINT,
        getTranslation("play.offer.made"),
        getTranslation("play.offer.text", side(onMove().opposite()), side(onMove())));
    ask(InputState.OFFERED);
  }

  private void askToResign() {
    desk.say(
        Tone.HINT,
        getTranslation("play.resign.sure"),
        getTranslation("play.resign.text", side(onMove())));
    ask(InputState.RESIGNING);
  }

  private void turnBoard() {
    orientation = orientation.opposite();
    desk.show(board(), game().isOver() ? null : onMove(), game().isOver() ? result() : "");
  }

  private void anew() {
    decide(LocalGame.from(game().start()));
  }

  private String side(Color color) {
    return getTranslation("play.side." + color.letter());
  }

  private DownloadLink download(String style) {
    var link =
        new DownloadLink(
            DownloadHandler.fromInputStream(
                event -> {
                  byte[] pgn =
                      Pgn.write(PgnGame.of(game(), tags())).getBytes(StandardCharsets.UTF_8);
                  return new DownloadResponse(
                      new ByteArrayInputStream(pgn),
                      "queenside.pgn",
                      "application/x-chess-pgn",
                      pgn.length);
                }),
            getTranslation("play.pgn"));
    link.addClassName(style);
    return link;
  }

  private Map<String, String> tags() {
    return Map.of(
        "Event", getTranslation("play.event"), "Date", PGN_DATE.format(LocalDate.now(clock)));
  }

  @Override
  public String getPageTitle() {
    return getTranslation("play.title", getTranslation("play.chess"));
  }

  @Override
  public String heading() {
    return getTranslation("play.chess");
  }

  @Override
  public String back() {
    return "play";
  }
}
