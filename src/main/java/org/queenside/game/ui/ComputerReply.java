package org.queenside.game.ui;

import com.vaadin.flow.dom.Element;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.queenside.game.ComputerTurn;
import org.queenside.game.GameService;
import org.queenside.game.PendingSearch;
import org.queenside.game.PlayedGame;

/**
 * The computer's answer to a move. The search runs while the player's own move is shown, and the
 * page asks for the answer in a separate request.
 */
final class ComputerReply {

  /** The event with which the page asks. */
  static final String DUE = "answer-due";

  /** The minimum time before the answer, so that players see their own move. */
  private static final int FIRST_MILLIS = 500;

  private static final int AGAIN_MILLIS = 300;

  /** How long a request waits for the search. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final GameService games;
  private final Element page;
  private @Nullable PendingSearch<ComputerTurn> search;

  /**
   * Creates an answer that isn't searched yet.
   *
   * @param page gets the event
   * @param due is called when the page asks
   */
  ComputerReply(GameService games, Element page, Runnable due) {
    this.games = games;
    this.page = page;
    page.addEventListener(DUE, _ -> due.run());
  }

  /** Stops the last search, and starts one if the computer is to move. */
  void search(PlayedGame game) {
    stop();
    if (game.isComputersTurn()) {
      search = games.search(game);
      ask(FIRST_MILLIS);
    }
  }

  /** Returns the answer once, or null if there is none yet; then the page asks again. */
  @Nullable ComputerTurn take() {
    if (search == null) {
      return null;
    }
    ComputerTurn turn = search.await(PATIENCE);
    if (turn == null) {
      ask(AGAIN_MILLIS);
    } else {
      search = null;
    }
    return turn;
  }

  /** Stops the search, if there is one. */
  void stop() {
    if (search != null) {
      search.cancel();
      search = null;
    }
  }

  private void ask(int millis) {
    page.executeJs("setTimeout(() => this.dispatchEvent(new CustomEvent($0)), $1)", DUE, millis);
  }
}
