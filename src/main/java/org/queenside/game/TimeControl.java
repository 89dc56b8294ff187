package org.queenside.game;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How much time each player has. */
public enum TimeControl {
  FIVE_MINUTES(5, 3),
  TEN_MINUTES(10, 5),
  FIFTEEN_MINUTES(15, 10);

  private static final long MILLIS_PER_SECOND = 1000;
  private static final long SECONDS_PER_MINUTE = 60;
  private static final int BLITZ_MINUTES = 10;

  private final int minutes;
  private final int increment;

  TimeControl(int minutes, int increment) {
    this.minutes = minutes;
    this.increment = increment;
  }

  /** Returns the time for the whole game, in minutes. */
  public int minutes() {
    return minutes;
  }

  /** Returns the time added after every move, in seconds. */
  public int increment() {
    return increment;
  }

  /**
   * Returns how many minutes an illegal move gives the opponent: two (FIDE 7.5.5), or one in blitz
   * (B.2), which has at most ten minutes for sixty moves.
   */
  public int penaltyMinutes() {
    // In sixty moves, each second of increment adds a minute.
    return minutes + increment <= BLITZ_MINUTES ? 1 : 2;
  }

  /** Returns the name in addresses and in the database, such as {@code 10-5}. */
  public String code() {
    return minutes + "-" + increment;
  }

  /** Returns the time control with this code; nothing if there is none. */
  public static Optional<TimeControl> of(@Nullable String code) {
    return Arrays.stream(values()).filter(control -> control.code().equals(code)).findFirst();
  }

  long millis() {
    return minutes * SECONDS_PER_MINUTE * MILLIS_PER_SECOND;
  }

  long incrementMillis() {
    return increment * MILLIS_PER_SECOND;
  }
}
