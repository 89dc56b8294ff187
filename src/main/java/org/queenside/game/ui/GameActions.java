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
    void askToOfferDraw();

    void offerDraw();

    void claim();

    void askToResign();

    void resign();

    void cancel();

    void turnBoard();
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
    /** The player is asked to reconsider a move. */
    WARNED,
    /** The player is asked why a move isn't allowed, or is told. */
    TRICK
  }

  /**
   * The number of half-moves without a capture or pawn move from which a fifty-move claim is near.
   */
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
   * Shows the buttons for a running game.
   *
   * @param acts the main buttons
   * @param mayOffer whether a draw may be offered now
   */
  void show(PlayedGame game, State state, List<Component> acts, boolean mayOffer) {
    switch (state) {
      case PLAYING -> panel.buttons(acts, others(game, mayOffer));
      // The message has its own buttons; one of a warning's also takes back.
      case WARNED, TRICK -> panel.buttons(List.of(), List.of());
      case DECLARING ->
          panel.buttons(
              List.of(panel.button("play.claim.none", ButtonStyle.OUTLINED, listener::cancel)),
              List.of());
      case OFFERING -> confirm("play.offer", listener::offerDraw);
      case RESIGNING -> confirm("play.resign", listener::resign);
    }
  }

  /** The first button, which gets the focus, changes nothing. */
  private void confirm(String key, Runnable action) {
    panel.buttons(
        List.of(
            panel.button("play.resign.not", ButtonStyle.FILLED, listener::cancel),
            panel.button(key, ButtonStyle.OUTLINED, action)),
        List.of());
  }

  /**
   * Shows the buttons after the end.
   *
   * @param again opens another game
   */
  void showOver(PlayedGame game, Component again) {
    panel.buttons(
        List.of(again, LinkButton.outlined(GameAddress.review(game.id()), "game.review")),
        List.of(LinkButton.text("play", "game.another"), turnBoard(), save.get()));
  }

  /** Shows the buttons after the end of a game that is for the path. */
  void showOver(PlayedGame game, Component again, PathGame path) {
    String review = GameAddress.forPath(GameAddress.review(game.id()));
    path.showButtons(
        panel,
        game,
        again,
        List.of(
            LinkButton.text(review, "game.review"),
            LinkButton.text(GameAddress.forPath("play"), "game.another"),
            turnBoard(),
            save.get()));
  }

  /** A game that isn't stored yet can simply be left. */
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

  /** Before that, the button would do nothing. */
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
