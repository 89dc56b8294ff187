package org.queenside.store;

import java.time.Duration;
import java.time.OffsetDateTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Lets one of the programs that share a database run a scheduled job. All of them ask when the job
 * is due; the first one runs it, and the others skip it until its period is over.
 *
 * <p>The time is the database's, so the clocks of the programs don't matter. A run that seems to
 * lie in the future was recorded while that clock was wrong, and holds nothing back.
 *
 * <p>Methods throw Spring's {@code DataAccessException} when the database fails.
 */
@Component
public class JobLock {

  /** For jobs that run every 24 hours; shorter, so that a run isn't skipped by a second. */
  public static final Duration DAILY = Duration.ofHours(23);

  /** Programs read the time one after the other, so a run may look a moment newer than now. */
  private static final Duration READING = Duration.ofMinutes(1);

  private final JdbcClient jdbc;

  /** Creates the lock; all programs with the same database share it. */
  public JobLock(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /**
   * Records that a job runs now, unless it ran already.
   *
   * @param job the job's name, up to 60 characters
   * @param period how long the job isn't to run again
   * @return whether the caller is to run it
   */
  public boolean tryAcquire(String job, Duration period) {
    OffsetDateTime now = jdbc.sql("select current_timestamp").query(OffsetDateTime.class).single();
    return jdbc.sql("insert into job_run (job, begun_at) values (?, ?) on conflict do nothing")
                .params(job, now)
                .update()
            == 1
        || jdbc.sql(
                    """
                    update job_run set begun_at = ?
                    where job = ? and (begun_at <= ? or begun_at > ?)""")
                .params(now, job, now.minus(period), now.plus(READING))
                .update()
            == 1;
  }
}
