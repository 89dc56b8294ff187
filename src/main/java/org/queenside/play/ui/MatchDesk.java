package org.queenside.play.ui;

import com.vaadin.flow.component.Composite;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.board.Cue;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Ruling;
import org.queenside.chess.WrittenMove;
import org.queenside.look.AnswerBox.Tone;
import org.queenside.look.Switch;
import org.queenside.play.Match;
import org.queenside.play.MatchVerdict;
import org.queenside.play.MiniGame;
import org.queenside.play.Strength;
import org.queenside.play.TableMatch;

/**
 * One mini-game on the screen. Every move goes into the address, so that a reload brings the game
 * back; choosing another opponent or side begins a new one.
 */
final class MatchDesk extends Composite<GameDesk> {

  private TableMatch table;
  private Color orientation;

  MatchDesk(TableMatch table) {
    this.table = table;
    this.orientation = table.computer() == null ? Color.WHITE : table.own();
    desk().onTyped(this::typed);
    show(List.of());
  }

  @Override
  protected GameDesk initContent() {
    return new GameDesk(
        getTranslation("play.game." + game().code()),
        getTranslation("play.rules." + game().code()),
        players(),
        this::tried);
  }

  private GameDesk desk() {
    return getContent();
  }

  private MiniGame game() {
    return table.match().game();
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
    UI.getCurrent().navigate(MatchAddress.path(begun), MatchAddress.query(begun));
  }

  private void typed(String text) {
    Move move = WrittenMove.read(table.match().position(), text);
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
        .replaceState(
            null, MatchAddress.path(table) + "?" + MatchAddress.query(table).getQueryString());
  }

  private BoardState board() {
    Match match = table.match();
    return GameDesk.board(match.position(), match.last(), orientation, match.verdict() == null)
        .withGoals(match.stars());
  }

  private void show(List<Move> slides) {
    Match match = table.match();
    MatchVerdict verdict = match.verdict();
    desk()
        .show(
            board().withSlides(slides).withCue(verdict == null ? null : Cue.DONE),
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
                        TableMatch.of(game(), table.computer(), table.own()).answered(),
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
