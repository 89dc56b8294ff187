package org.queenside.identity.retention;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.springframework.dao.DataAccessException;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Finds out whether the clock has jumped ahead. The database stores the latest time at which the
 * program ran; while it runs, that time is at most an hour old. If the clock is far ahead of it,
 * either the clock is wrong or the program was off for that long, which only a person can know.
 */
@Component
public class ClockJumpDetector {

  /**
   * A longer jump isn't trusted: longer than most school breaks, and much shorter than the time
   * after which anyone is deleted.
   */
  static final Duration LONGEST_JUMP = Duration.ofDays(30);

  private final ClockCheckRepository repository;
  private final Clock clock;

  ClockJumpDetector(ClockCheckRepository repository, Clock clock) {
    this.repository = repository;
    this.clock = clock;
  }

  /** Moves the stored time forward while the program runs. */
  @Scheduled(initialDelay = 0, fixedDelay = 60, timeUnit = TimeUnit.MINUTES)
  void note() {
    try {
      isTrusted();
    } catch (DataAccessException e) {
      // The next run will do: a gap of an hour or a day isn't a jump.
    }
  }

  /** Returns whether this clock can be trusted for deletions; false after a jump ahead. */
  public boolean isTrusted() {
    Instant now = clock.instant();
    Instant latest = repository.advance(now, now.minus(LONGEST_JUMP));
    return !now.isAfter(latest.plus(LONGEST_JUMP));
  }

  /** Trusts the clock from now on. The caller checks who is asking. */
  public void trust() {
    repository.set(clock.instant());
  }
}
