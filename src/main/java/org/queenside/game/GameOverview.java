package org.queenside.game;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.engine.Opponent;

/**
 * What a player has played against the computer so far, for the page that starts the next game.
 *
 * @param beaten the opponents that lost a game from the initial position
 * @param unfinished the latest unfinished game, or null
 * @param last the settings of the latest game, without its start position, or null
 */
public record GameOverview(
    Set<Opponent> beaten, @Nullable GameSummary unfinished, @Nullable GameSettings last) {

  /** Nothing has been played yet. */
  static final GameOverview NONE = new GameOverview(Set.of(), null, null);

  public GameOverview {
    beaten = Set.copyOf(beaten);
  }
}
