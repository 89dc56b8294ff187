package org.queenside.game;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.engine.Opponent;

/**
 * What a player has played against the computer so far, for the page that starts the next game.
 *
 * @param beaten the opponents that lost a game from the initial position
 * @param unfinished the last game that goes on, or null
 * @param last what was chosen for the game begun last, or null; without its start position
 */
public record GameOverview(
    Set<Opponent> beaten, @Nullable GameSummary unfinished, @Nullable GameSettings last) {

  /** Nothing has been played yet. */
  static final GameOverview NONE = new GameOverview(Set.of(), null, null);

  public GameOverview {
    beaten = Set.copyOf(beaten);
  }
}
