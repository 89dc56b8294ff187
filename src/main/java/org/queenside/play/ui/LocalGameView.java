package org.queenside.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.board.PieceName;
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
import org.queenside.play.GameTranscript;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.DownloadLink;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.Page;

/**
 * A full game of chess between two people at one screen. The address contains the game, so that it
 * survives a reload or a lost session.
 */
@Route("play/chess")
@AnonymousAllowed
final class LocalGameView extends Page implements HasPageHeader {

  /** What the next move or button press means. */
  private enum InputState {
    PLAYING,
    /** The next move is only declared, to claim a draw. */
    DECLARING,
    /** The player to move was offered a draw. */
    OFFERED,
    /** The player to move is asked to confirm resigning. */
    RESIGNING
  }

  private final Clock clock;
  private final GameOutcomeText outcomes = new GameOutcomeText(this::translate);
  private final MoveListPanel sheet = new MoveListPanel();
  private final GamePanel panel =
      new GamePanel(
          getTranslation("play.chess"), getTranslation("play.chess.text"), sheet, this::tried);
  private GameTranscript localGame = GameTranscript.from(Position.START);
  private Color orientation = Color.WHITE;
  private InputState inputState = InputState.PLAYING;

  LocalGameView(Clock clock) {
    super("");
    this.clock = clock;
    panel.onTyped(this::typed);
    add(panel);
  }

  private String translate(String key, Object... args) {
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
      localGame = GameTranscript.read(start, query.getSingleParameter("game").orElse(""));
      show(null);
    } catch (IllegalArgumentException broken) {
      localGame = GameTranscript.from(start);
      show(null);
      panel.say(Tone.HINT, getTranslation("play.again"), getTranslation("play.unreadable"));
    }
  }

  private Game game() {
    return localGame.game();
  }

  private Color onMove() {
    return game().position().turn();
  }

  private void typed(String text) {
    Move move = LenientMoveParser.read(game().position(), text);
    if (move == null) {
      panel.explainUnreadable(board(), game().position(), text);
    } else {
      tried(move);
    }
  }

  private void tried(Move move) {
    switch (game().rule(move)) {
      case Ruling.Illegal illegal -> panel.refuse(board(), illegal);
      case Ruling.Legal legal when inputState == InputState.DECLARING -> declare(legal.move());
      case Ruling.Legal legal -> proceed(localGame.play(legal.move()));
    }
  }

  /** The claim is about the position after the move; if it is wrong, the move must be played. */
  private void declare(Move move) {
    Set<DrawClaim> claims = game().claims(move);
    if (!claims.isEmpty()) {
      proceed(localGame.claim(claims.iterator().next(), move));
      return;
    }
    proceed(localGame.play(move));
    if (!game().isOver()) {
      panel.say(
          Tone.REFUSED, getTranslation("play.claim.wrong"), getTranslation("play.claim.played"));
    }
  }

  private void proceed(GameTranscript next) {
    localGame = next;
    inputState = InputState.PLAYING;
    show(game().isOver() ? SoundCue.DONE : null);
    updateAddress();
  }

  private void updateAddress() {
    Map<String, List<String>> query = new LinkedHashMap<>();
    if (!game().start().equals(Position.START)) {
      query.put("fen", List.of(Fen.write(game().start())));
    }
    query.put("game", List.of(localGame.transcript()));
    UI.getCurrent()
        .getPage()
        .getHistory()
        .replaceState(null, "play/chess?" + new QueryParameters(query).getQueryString());
  }

  private BoardState board() {
    return GamePanel.board(game().position(), localGame.lastMove(), orientation, !game().isOver());
  }

  private void show(@Nullable SoundCue cue) {
    var outcome = game().outcome();
    Color onMove = outcome == null ? onMove() : null;
    panel.show(board().withCue(cue), onMove, outcome == null ? "" : result());
    sheet.show(game().start(), game().moves());
    if (outcome == null) {
      panel.clearMessage();
    } else {
      panel.say(Tone.RIGHT, getTranslation("play.over"), outcomes.of(outcome));
    }
    showButtons();
  }

  private String result() {
    return game().result().toString().replace("1/2", "½");
  }

  private void showButtons() {
    List<Component> acts =
        game().isOver()
            ? List.of(panel.button("play.new", ButtonStyle.FILLED, this::restart), download("line"))
            : switch (inputState) {
              case PLAYING -> playButtons();
              case DECLARING ->
                  List.of(panel.button("play.claim.none", ButtonStyle.OUTLINED, this::cancel));
              case OFFERED ->
                  List.of(
                      panel.button(
                          "play.accept", ButtonStyle.FILLED, () -> decide(localGame.agree())),
                      panel.button("play.decline", ButtonStyle.OUTLINED, this::cancel));
              case RESIGNING ->
                  List.of(
                      panel.button("play.resign.not", ButtonStyle.FILLED, this::cancel),
                      panel.button(
                          "play.resign",
                          ButtonStyle.OUTLINED,
                          () -> decide(localGame.resign(onMove()))));
            };
    List<Component> others =
        game().isOver()
            ? List.of(panel.button("play.turn-board", ButtonStyle.TEXT, this::turnBoard))
            : List.of(
                panel.button("play.turn-board", ButtonStyle.TEXT, this::turnBoard),
                download("text"),
                panel.button("play.new", ButtonStyle.TEXT, this::restart));
    panel.buttons(acts, others);
  }

  private List<Component> playButtons() {
    var offer = panel.button("play.offer", ButtonStyle.OUTLINED, this::offer);
    offer.setEnabled(game().canAgree());
    return List.of(
        panel.button("play.claim", ButtonStyle.OUTLINED, this::claim),
        offer,
        panel.button("play.resign", ButtonStyle.OUTLINED, this::askToResign));
  }

  private void cancel() {
    panel.clearMessage();
    ask(InputState.PLAYING);
  }

  /** Switches to another state, with other buttons. */
  private void ask(InputState next) {
    inputState = next;
    showButtons();
    panel.focusButtons();
  }

  /** Shows the game after a button was pressed. */
  private void decide(GameTranscript next) {
    proceed(next);
    panel.focusButtons();
  }

  private void claim() {
    Set<DrawClaim> claims = game().claims();
    if (!claims.isEmpty()) {
      decide(localGame.claim(claims.iterator().next()));
      return;
    }
    panel.say(
        Tone.HINT,
        getTranslation("play.claim.not-yet"),
        ClaimProgressText.of(game(), this::translate));
    ask(InputState.DECLARING);
  }

  private void offer() {
    panel.say(
        Tone.HINT,
        getTranslation("play.offer.made"),
        getTranslation(
            "play.offer.text", PieceName.of(onMove().opposite()), PieceName.of(onMove())));
    ask(InputState.OFFERED);
  }

  private void askToResign() {
    panel.say(
        Tone.HINT,
        getTranslation("play.resign.sure"),
        getTranslation("play.resign.text", PieceName.of(onMove())));
    ask(InputState.RESIGNING);
  }

  private void turnBoard() {
    orientation = orientation.opposite();
    panel.show(board(), game().isOver() ? null : onMove(), game().isOver() ? result() : "");
  }

  private void restart() {
    decide(GameTranscript.from(game().start()));
  }

  private DownloadLink download(String style) {
    var link =
        new PgnDownloadLink(
            () -> Pgn.write(PgnGame.of(game(), tags())), getTranslation("play.pgn"));
    link.addClassName(style);
    return link;
  }

  private Map<String, String> tags() {
    return Map.of(
        "Event",
        getTranslation("play.event"),
        "Date",
        PgnDownloadLink.DATE.format(LocalDate.now(clock)));
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
