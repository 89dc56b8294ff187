package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.queenside.chess.Game;
import org.queenside.game.PlayedGame;
import org.queenside.play.ui.GamePanel;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.LinkButton;

/** The buttons of a whole game. */
final class GameActions {

  /** Does what the buttons say. */
  interface Listener {
    void hint();

    void takeBack();

    void askToOfferDraw();

    void offerDraw();

    void acceptDraw();

    void declineDraw();

    void claim();

    void askToResign();

    void resign();

    void cancel();

    void turnBoard();

    void playAgain();
  }

  /** What the next move or button press means. */
  enum State {
    PLAYING,
    /** The next move is only declared, for a claim. */
    DECLARING,
    /** The player is asked to confirm the offer of a draw. */
    OFFERING,
    /** The player is asked to confirm resigning. */
    RESIGNING,
    /** The player is asked to look at a move again. */
    WARNED
  }

  /** From here on without a capture or pawn move, a claim by the fifty-move rule is near. */
  private static final int QUIET_HALFMOVES = 80;

  private final GamePanel panel;
  private final Listener listener;
  private final Supplier<Component> save;

  /**
   * Creates the buttons.
   *
   * @param save creates a link to the game as a file
   */
  GameActions(GamePanel panel, Listener listener, Supplier<Component> save) {
    this.panel = panel;
    this.listener = listener;
    this.save = save;
  }

  /**
   * Shows the buttons for a state of the game.
   *
   * @param hintsLeft whether there is another hint
   * @param mayOffer whether a draw may be offered now
   * @param offered whether the other person offers a draw
   */
  void show(PlayedGame game, State state, boolean hintsLeft, boolean mayOffer, boolean offered) {
    if (game.game().isOver()) {
      panel.buttons(
          List.of(
              game.opponent() == null
                  ? LinkButton.filled("play/classmates", "game.classmates")
                  : panel.button("game.again", ButtonStyle.FILLED, listener::playAgain),
              LinkButton.outlined(GameAddress.of(game.id()) + "/review", "game.review")),
          List.of(LinkButton.text("play", "game.another"), turnBoard(), save.get()));
      return;
    }
    switch (state) {
      case PLAYING ->
          panel.buttons(
              offered ? answers() : playing(game, hintsLeft), others(game, mayOffer && !offered));
      // The warning has its own buttons, and one of them takes back too.
      case WARNED -> panel.buttons(List.of(), List.of());
      case DECLARING ->
          panel.buttons(
              List.of(panel.button("play.claim.none", ButtonStyle.OUTLINED, listener::cancel)),
              List.of());
      case OFFERING ->
          panel.buttons(
              List.of(
                  panel.button("play.offer", ButtonStyle.FILLED, listener::offerDraw),
                  panel.button("play.resign.not", ButtonStyle.OUTLINED, listener::cancel)),
              List.of());
      case RESIGNING ->
          panel.buttons(
              List.of(
                  panel.button("play.resign", ButtonStyle.FILLED, listener::resign),
                  panel.button("play.resign.not", ButtonStyle.OUTLINED, listener::cancel)),
              List.of());
    }
  }

  private List<Component> answers() {
    return List.of(
        panel.button("play.accept", ButtonStyle.FILLED, listener::acceptDraw),
        panel.button("play.decline", ButtonStyle.OUTLINED, listener::declineDraw));
  }

  /** People play without help. */
  private List<Component> playing(PlayedGame game, boolean hintsLeft) {
    List<Component> acts = new ArrayList<>();
    if (game.opponent() == null) {
      return acts;
    }
    var hint = panel.button("game.hint", ButtonStyle.SOFT, listener::hint);
    hint.setEnabled(hintsLeft);
    acts.add(hint);
    if (game.help().takeBack()) {
      var back = panel.button("play.back", ButtonStyle.OUTLINED, listener::takeBack);
      back.setEnabled(game.halfmovesToTakeBack() > 0);
      acts.add(back);
    }
    return acts;
  }

  /** A game that isn't stored yet can just be left. */
  private List<Component> others(PlayedGame game, boolean mayOffer) {
    List<Component> others = new ArrayList<>();
    if (!game.isStored()) {
      return others;
    }
    if (mayOffer) {
      others.add(panel.button("play.offer", ButtonStyle.TEXT, listener::askToOfferDraw));
    }
    if (isClaimNear(game)) {
      others.add(panel.button("play.claim", ButtonStyle.TEXT, listener::claim));
    }
    others.add(panel.button("play.resign", ButtonStyle.TEXT, listener::askToResign));
    return others;
  }

  /** Before that the button would only teach that it does nothing. */
  private static boolean isClaimNear(PlayedGame game) {
    Game chess = game.game();
    return game.isOwnTurn()
        && (chess.repetitions() > 1
            || chess.position().halfmoveClock() >= QUIET_HALFMOVES
            || chess.position().legalMoves().stream().anyMatch(move -> game.claim(move) != null));
  }

  private Component turnBoard() {
    return panel.button("play.turn-board", ButtonStyle.TEXT, listener::turnBoard);
  }
}
