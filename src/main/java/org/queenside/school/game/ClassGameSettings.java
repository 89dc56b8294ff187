package org.queenside.school.game;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.queenside.game.TimeControl;

/**
 * How the pupils of a class may play each other.
 *
 * @param open whether pupils may challenge classmates
 * @param clock the time for each player, or null to play without a clock
 * @param claimMinutes how many minutes a player must be away before the other may end the game
 */
public record ClassGameSettings(boolean open, @Nullable TimeControl clock, int claimMinutes) {

  /** The longest time to wait for a player, in minutes. */
  public static final int LONGEST_WAIT = 60;

  /** The defaults until a teacher changes them. */
  public static final ClassGameSettings USUAL = new ClassGameSettings(false, null, 3);

  /**
   * Checks the waiting time.
   *
   * @throws IllegalArgumentException if it isn't between one minute and an hour
   */
  public ClassGameSettings {
    if (claimMinutes < 1 || claimMinutes > LONGEST_WAIT) {
      throw new IllegalArgumentException("cannot wait " + claimMinutes + " minutes");
    }
  }

  /** Returns how long a player must be away before the other may end the game. */
  Duration claimAfter() {
    return Duration.ofMinutes(claimMinutes);
  }
}
