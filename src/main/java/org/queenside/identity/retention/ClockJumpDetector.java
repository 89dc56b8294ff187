package org.queenside.identity.retention;

import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.concurrent.TimeUnit;
import org.queenside.store.JdbcValues;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Finds out whether the clock has jumped ahead. The database knows the latest time at which the
 * program ran; while it runs, that time is never more than an hour behind. A clock that is far
 * ahead of it is wrong, or the program was off for that long. Only a person can tell.
 *
 * <p>Methods throw Spring's {@code DataAccessException} when the database fails.
 */
@Component
public class ClockJumpDetector {

  /**
   * A longer jump isn't trusted: longer than most school breaks, and much shorter than the time
   * after which anyone is deleted.
   */
  static final Duration LONGEST_JUMP = Duration.ofDays(30);

  private final JdbcClient jdbc;
  private final Clock clock;

  /** Creates the check. */
  public ClockJumpDetector(JdbcClient jdbc, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
  }

  /** Moves the latest time forward while the program runs. */
  @Scheduled(initialDelay = 0, fixedDelay = 60, timeUnit = TimeUnit.MINUTES)
  void note() {
    try {
      isTrusted();
    } catch (DataAccessException e) {
      // The next time will do: a gap of an hour or a day is no jump.
    }
  }

  /** Returns whether things may be deleted by this clock; false after a jump ahead. */
  public boolean isTrusted() {
    OffsetDateTime now = now();
    jdbc.sql("insert into clock_check (id, latest) values (1, ?) on conflict do nothing")
        .param(now)
        .update();
    jdbc.sql("update clock_check set latest = ? where latest < ? and latest >= ?")
        .params(now, now, now.minus(LONGEST_JUMP))
        .update();
    return !now.isAfter(latest().plus(LONGEST_JUMP));
  }

  /** Trusts the clock from now on. The caller checks who is asking. */
  public void trust() {
    jdbc.sql("update clock_check set latest = ?").param(now()).update();
  }

  private OffsetDateTime latest() {
    return jdbc.sql("select latest from clock_check").query(OffsetDateTime.class).single();
  }

  private OffsetDateTime now() {
    return JdbcValues.timestamp(clock.instant());
  }
}
