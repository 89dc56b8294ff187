package org.queenside.game;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;

/**
 * The clock of a game. The player to move loses time, whether the page is open or not.
 *
 * @param control the time for each player
 * @param white White's time at the beginning of the turn, in milliseconds, 0 or more
 * @param black Black's time at the beginning of the turn, in milliseconds, 0 or more
 * @param since when the turn began, or null if the clock hasn't been started
 */
public record GameClock(TimeControl control, long white, long black, @Nullable Instant since) {

  /** Returns a clock that hasn't been started. */
  static GameClock of(TimeControl control) {
    return new GameClock(control, control.millis(), control.millis(), null);
  }

  /**
   * Returns how much time a player has left, in milliseconds, 0 or more.
   *
   * @param onMove the player whose time runs, or null if neither does
   */
  public long left(Color side, @Nullable Color onMove, Instant now) {
    long atFirst = side == Color.WHITE ? white : black;
    if (since == null || side != onMove) {
      return atFirst;
    }
    long passed = Math.max(0, Duration.between(since, now).toMillis());
    return Math.max(0, atFirst - passed);
  }

  /**
   * Returns the clock after a move, which adds the increment and starts the other player's time.
   *
   * @param begins when the other player's time begins, which is now or a moment later
   */
  GameClock moved(Color mover, Instant now, Instant begins) {
    long left = left(mover, mover, now) + (since == null ? 0 : control.incrementMillis());
    return with(mover, left, begins);
  }

  /** Returns the clock at the end of the game. */
  GameClock stopped(Color onMove, Instant now) {
    return with(onMove, left(onMove, onMove, now), null);
  }

  /** Returns the clock when the same time begins for another player, such as after a take-back. */
  GameClock resumed(Color onMove, Instant now) {
    return stopped(onMove, now).startedAt(now);
  }

  /** Returns the clock with the turn's start moved to this time if it was earlier. */
  GameClock notBefore(Instant earliest) {
    return since != null && since.isBefore(earliest) ? startedAt(earliest) : this;
  }

  /** Returns the clock with the time of the player to move running. */
  GameClock started(Instant now) {
    return since == null ? startedAt(now) : this;
  }

  /** Returns the clock with the time for a player that the opponent's illegal move costs. */
  GameClock compensated(Color side) {
    long added = Duration.ofMinutes(control.penaltyMinutes()).toMillis();
    return side == Color.WHITE
        ? new GameClock(control, white + added, black, since)
        : new GameClock(control, white, black + added, since);
  }

  private GameClock startedAt(Instant now) {
    return new GameClock(control, white, black, now);
  }

  private GameClock with(Color side, long left, @Nullable Instant began) {
    return side == Color.WHITE
        ? new GameClock(control, left, black, began)
        : new GameClock(control, white, left, began);
  }
}
