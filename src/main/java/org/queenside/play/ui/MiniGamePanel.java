package org.queenside.play.ui;

import com.vaadin.flow.component.Composite;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
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
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.ToggleGroup;

/**
 * One mini-game on the screen. Every move goes into the address, so that a reload brings the game
 * back; choosing another opponent or side begins a new one.
 */
final class MiniGamePanel extends Composite<GamePanel> {

  private LocalMiniGame table;
  private Color orientation;

  MiniGamePanel(LocalMiniGame table) {
    this.table = table;
    this.orientation = table.computer() == null ? Color.WHITE : table.humanSide();
    desk().onTyped(this::typed);
    show(List.of());
  }

  @Override
  protected GamePanel initContent() {
    return new GamePanel(
        getTranslation("play.game." + game().code()),
        getTranslation("play.rules." + game().code()),
        players(),
        this::tried);
  }

  private GamePanel desk() {
    return getContent();
  }

  private MiniGame game() {
    return table.match().game();
  }

  /** Who plays: each choice begins the game anew. */
  private Div players() {
    var opponents = new ToggleGroup(getTranslation("play.opponent"));
    opponents.add(getTranslation("play.neighbour"), table.computer() == null, () -> open(null));
    for (Strength strength : Strength.values()) {
      opponents.add(
          getTranslation("play.computer." + strength.code()),
          table.computer() == strength,
          () -> open(strength));
    }
    var players = new Div(opponents);
    if (table.computer() != null) {
      var sides = new ToggleGroup(getTranslation("play.own"));
      for (Color side : Color.values()) {
        sides.add(
            getTranslation("play.own." + side.letter()),
            table.humanSide() == side,
            () -> open(table.computer(), side));
      }
      players.add(sides);
    }
    players.addClassName("players");
    return players;
  }

  private void open(@Nullable Strength computer) {
    open(computer, table.humanSide());
  }

  private void open(@Nullable Strength computer, Color own) {
    LocalMiniGame begun = LocalMiniGame.of(game(), computer, own);
    UI.getCurrent().navigate(MiniGameAddress.path(begun), MiniGameAddress.query(begun));
  }

  private void typed(String text) {
    Move move = LenientMoveParser.read(table.match().position(), text);
    if (move == null) {
      desk().unread(board(), table.match().position(), text);
    } else {
      tried(move);
    }
  }

  private void tried(Move move) {
    switch (table.rule(move)) {
      case Ruling.Illegal illegal -> desk().refuse(board(), illegal);
      case Ruling.Legal legal -> {
        LocalMiniGame own = table.play(legal.move());
        LocalMiniGame next = own.answered();
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
  private void goOn(LocalMiniGame next, List<Move> slides) {
    table = next;
    show(slides);
    UI.getCurrent()
        .getPage()
        .getHistory()
        .replaceState(
            null,
            MiniGameAddress.path(table) + "?" + MiniGameAddress.query(table).getQueryString());
  }

  private BoardState board() {
    MiniGameState match = table.match();
    return GamePanel.board(match.position(), match.last(), orientation, match.verdict() == null)
        .withGoals(match.stars());
  }

  private void show(List<Move> slides) {
    MiniGameState match = table.match();
    MiniGameResult verdict = match.verdict();
    desk()
        .show(
            board().withSlides(slides).withCue(verdict == null ? null : SoundCue.DONE),
            verdict == null ? match.turn() : null,
            note(match));
    if (verdict == null) {
      desk().hush();
      slides.forEach(
          reply -> desk().announce(getTranslation("play.reply", reply.from(), reply.to())));
    } else {
      desk().say(Tone.RIGHT, getTranslation("play.over"), words(verdict));
    }
    showButtons(verdict != null);
  }

  private String note(MiniGameState match) {
    return switch (match.game()) {
      case KNIGHT_RACE ->
          getTranslation("play.stars", match.stars(Color.WHITE), match.stars(Color.BLACK));
      case SAFE_PATH_KING ->
          getTranslation("play.steps", match.position().fullmoveNumber(), MiniGameState.MOST_STEPS);
      case PAWN_GAME, CAPTURE_ALL, QUEEN_AGAINST_PAWNS -> "";
    };
  }

  private String words(MiniGameResult verdict) {
    Color winner = verdict.winner();
    String key = "play.verdict." + verdict.why().code();
    return winner == null
        ? getTranslation(key)
        : getTranslation(key, getTranslation("play.side." + winner.letter()));
  }

  private void showButtons(boolean over) {
    NativeButton back =
        desk().button("play.back", "line", () -> goOn(table.takenBack(), List.of()));
    back.setEnabled(table.canTakeBack());
    NativeButton anew =
        desk()
            .button(
                "play.new",
                over ? "fill" : "line",
                () ->
                    goOn(
                        LocalMiniGame.of(game(), table.computer(), table.humanSide()).answered(),
                        List.of()));
    desk()
        .buttons(
            List.of(anew, back),
            List.of(desk().button("play.turn-board", "text", this::turnBoard)));
  }

  private void turnBoard() {
    orientation = orientation.opposite();
    show(List.of());
  }
}
