package org.queenside.play.ui;

import com.vaadin.flow.component.Composite;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.board.PieceName;
import org.queenside.board.SoundCue;
import org.queenside.chess.Color;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.chess.Ruling;
import org.queenside.play.LocalMiniGame;
import org.queenside.play.MiniGame;
import org.queenside.play.MiniGameResult;
import org.queenside.play.MiniGameState;
import org.queenside.play.Strength;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.ToggleGroup;

/**
 * One mini-game on the screen. Every move is added to the address, so the game survives a reload.
 * Choosing another opponent or side starts a new game.
 */
final class MiniGamePanel extends Composite<GamePanel> {

  private LocalMiniGame game;
  private Color orientation;

  MiniGamePanel(LocalMiniGame game) {
    this.game = game;
    this.orientation = game.computer() == null ? Color.WHITE : game.humanSide();
    panel().onTyped(this::typed);
    show(List.of());
  }

  @Override
  protected GamePanel initContent() {
    return new GamePanel(
        getTranslation("play.game." + kind().code()),
        getTranslation("play.rules." + kind().code()),
        players(),
        this::tried);
  }

  private GamePanel panel() {
    return getContent();
  }

  private MiniGame kind() {
    return game.state().game();
  }

  /** The choice of players; each choice starts a new game. */
  private Div players() {
    var opponents = new ToggleGroup(getTranslation("play.opponent"));
    opponents.add(getTranslation("play.neighbour"), game.computer() == null, () -> open(null));
    for (Strength strength : Strength.values()) {
      opponents.add(
          getTranslation("play.computer." + strength.code()),
          game.computer() == strength,
          () -> open(strength));
    }
    var players = new Div(opponents);
    if (game.computer() != null) {
      var sides = new ToggleGroup(getTranslation("play.own"));
      for (Color side : Color.values()) {
        sides.add(
            getTranslation("play.own." + side.letter()),
            game.humanSide() == side,
            () -> open(game.computer(), side));
      }
      players.add(sides);
    }
    players.addClassName("players");
    return players;
  }

  private void open(@Nullable Strength computer) {
    open(computer, game.humanSide());
  }

  private void open(@Nullable Strength computer, Color own) {
    LocalMiniGame started = LocalMiniGame.of(kind(), computer, own);
    UI.getCurrent().navigate(MiniGameAddress.path(started), MiniGameAddress.query(started));
  }

  private void typed(String text) {
    Move move = LenientMoveParser.read(game.state().position(), text);
    if (move == null) {
      panel().explainUnreadable(board(), game.state().position(), text);
    } else {
      tried(move);
    }
  }

  private void tried(Move move) {
    switch (game.rule(move)) {
      case Ruling.Illegal illegal -> panel().refuse(board(), illegal);
      case Ruling.Legal legal -> {
        LocalMiniGame own = game.play(legal.move());
        LocalMiniGame next = own.answered();
        Move reply = next.state().last();
        proceed(next, next.equals(own) || reply == null ? List.of() : List.of(reply));
      }
    }
  }

  /**
   * Shows another state of the game.
   *
   * @param slides the moves to animate, such as the computer's
   */
  private void proceed(LocalMiniGame next, List<Move> slides) {
    game = next;
    show(slides);
    UI.getCurrent()
        .getPage()
        .getHistory()
        .replaceState(
            null, MiniGameAddress.path(game) + "?" + MiniGameAddress.query(game).getQueryString());
  }

  private BoardState board() {
    MiniGameState state = game.state();
    return GamePanel.board(state.position(), state.last(), orientation, state.result() == null)
        .withGoals(state.stars());
  }

  private void show(List<Move> slides) {
    MiniGameState state = game.state();
    MiniGameResult result = state.result();
    panel()
        .show(
            board().withSlides(slides).withCue(result == null ? null : SoundCue.DONE),
            result == null ? state.turn() : null,
            note(state));
    if (result == null) {
      panel().clearMessage();
      slides.forEach(
          reply -> panel().announce(getTranslation("play.reply", reply.from(), reply.to())));
    } else {
      panel().say(Tone.RIGHT, getTranslation("play.over"), text(result));
    }
    showButtons(result != null);
  }

  private String note(MiniGameState state) {
    return switch (state.game()) {
      case KNIGHT_RACE ->
          getTranslation("play.stars", state.stars(Color.WHITE), state.stars(Color.BLACK));
      case SAFE_PATH_KING ->
          getTranslation("play.steps", state.position().fullmoveNumber(), MiniGameState.MOST_STEPS);
      case PAWN_GAME,
          CAPTURE_ALL,
          QUEEN_AGAINST_PAWNS,
          ROOK_AGAINST_PAWNS,
          BISHOPS_AGAINST_PAWNS,
          LITTLE_WAR ->
          "";
    };
  }

  private String text(MiniGameResult result) {
    Color winner = result.winner();
    String key = "play.verdict." + result.why().code();
    return winner == null ? getTranslation(key) : getTranslation(key, PieceName.of(winner));
  }

  private void showButtons(boolean over) {
    var back =
        panel()
            .button("play.back", ButtonStyle.OUTLINED, () -> proceed(game.takenBack(), List.of()));
    back.setEnabled(game.canTakeBack());
    var restart =
        panel()
            .button(
                "play.new",
                over ? ButtonStyle.FILLED : ButtonStyle.OUTLINED,
                () ->
                    proceed(
                        LocalMiniGame.of(kind(), game.computer(), game.humanSide()).answered(),
                        List.of()));
    panel()
        .buttons(
            List.of(restart, back),
            List.of(panel().button("play.turn-board", ButtonStyle.TEXT, this::turnBoard)));
  }

  private void turnBoard() {
    orientation = orientation.opposite();
    show(List.of());
  }
}
