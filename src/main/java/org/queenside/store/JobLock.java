package org.queenside.store;

import java.time.Duration;
import java.time.OffsetDateTime;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/**
 * Lets one of the programs that share a database run a scheduled job. All of them ask when the job
 * is due. The first one runs it, and the others skip it until its period is over.
 *
 * <p>The time is the database's, so the programs' clocks don't matter. A run that seems to be in
 * the future was recorded while that clock was wrong, and is ignored.
 */
@Component
public class JobLock {

  /**
   * For jobs that run every 24 hours; a bit shorter, so that a second's difference doesn't skip a
   * run.
   */
  public static final Duration DAILY = Duration.ofHours(23);

  private static final Logger LOG = LoggerFactory.getLogger(JobLock.class);

  /** Programs read the time one after the other, so a run may seem to be a moment in the future. */
  private static final Duration READING = Duration.ofMinutes(1);

  private final JdbcClient jdbc;

  /** Creates the lock; all programs with the same database share it. */
  public JobLock(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /**
   * Runs a job if no program has run it within its period. If the database fails, the job writes
   * one line to the log, because the next run tries again.
   *
   * @param job the job's name, up to 60 characters
   * @param period how long the job must wait before it runs again
   * @param failure the log message if the database fails, such as {@code "Guests could not be
   *     deleted; the next try is tomorrow"}
   * @param task the work
   */
  public void runOnce(String job, Duration period, String failure, Runnable task) {
    try {
      if (tryAcquire(job, period)) {
        task.run();
      }
    } catch (DataAccessException | TransactionException e) {
      // The log repeats a pattern at most once a minute, so every job has its own.
      LOG.warn(failure + ": {}", NestedExceptionUtils.getMostSpecificCause(e).getMessage());
    }
  }

  /**
   * Records that a job runs now, unless it has already run.
   *
   * @param job the job's name, up to 60 characters
   * @param period how long the job must wait before it runs again
   * @return whether the caller should run it
   * @throws DataAccessException if the database fails
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
