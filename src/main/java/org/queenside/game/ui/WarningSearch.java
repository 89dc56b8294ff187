package org.queenside.game.ui;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.engine.SearchResult;
import org.queenside.game.GameService;
import org.queenside.game.MoveWarning;
import org.queenside.game.PendingSearch;
import org.queenside.game.PlayedGame;

/**
 * Searches for warnings about the player's moves. The best move is found while the player is
 * thinking, and most moves need no other search, so they are judged at once.
 */
final class WarningSearch {

  /** A warning that isn't found within twice this time isn't given. */
  private static final Duration PATIENCE = Duration.ofMillis(250);

  private final GameService games;
  private @Nullable PendingSearch<SearchResult> best;

  WarningSearch(GameService games) {
    this.games = games;
  }

  /** Stops the last search, and starts one if the player is to move and wants warnings. */
  void prepare(PlayedGame game) {
    stop();
    if (game.isOwnTurn() && game.opponent() != null && game.help().warn()) {
      best = games.best(game);
    }
  }

  /** Returns why the player should reconsider a legal move, if there is a reason. */
  Optional<MoveWarning> of(PlayedGame game, Move move) {
    if (!MoveWarning.isPossible(game.game(), move)) {
      return Optional.empty();
    }
    SearchResult found = best == null ? null : best.await(PATIENCE);
    if (found == null) {
      return Optional.empty();
    }
    PendingSearch<Optional<MoveWarning>> pending = games.warning(game, found, move);
    Optional<MoveWarning> warning = pending.await(PATIENCE);
    pending.cancel();
    return Objects.requireNonNullElse(warning, Optional.empty());
  }

  /** Stops the search, if there is one. */
  void stop() {
    if (best != null) {
      best.cancel();
      best = null;
    }
  }
}
