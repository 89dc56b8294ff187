package org.queenside.identity.retention;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.queenside.store.JdbcValues;
import org.queenside.store.JobLock;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Deletes inactive learners with an account, if an administrator has chosen so. Instructors and
 * administrators stay.
 */
@Component
public class InactivePupilDeletionJob implements InactivityDeletion {

  private final PupilRetentionService retention;
  private final DeletionGuard guard;
  private final JobLock lock;
  private final JdbcClient jdbc;

  public InactivePupilDeletionJob(
      PupilRetentionService retention, DeletionGuard guard, JobLock lock, JdbcClient jdbc) {
    this.retention = retention;
    this.guard = guard;
    this.lock = lock;
    this.jdbc = jdbc;
  }

  /** Runs soon after the start and then daily: a program that runs an hour a day cleans up too. */
  @Scheduled(initialDelay = 2, fixedDelay = 24 * 60, timeUnit = TimeUnit.MINUTES)
  void runDaily() {
    lock.runOnce(
        "pupil-retention",
        JobLock.DAILY,
        "Inactive learners could not be deleted; the next try is tomorrow",
        () -> guard.run(this));
  }

  @Override
  public String kind() {
    return "pupils";
  }

  @Override
  public int due() {
    Instant seen = retention.deletedIfUnseenSince();
    return seen == null ? 0 : absent(seen).size();
  }

  @Override
  public int all() {
    return jdbc.sql("select count(*) from account where role = 'learner'")
        .query(Integer.class)
        .single();
  }

  @Override
  public int delete() {
    Instant seen = retention.deletedIfUnseenSince();
    return seen == null ? 0 : absent(seen).stream().mapToInt(id -> forget(id, seen)).sum();
  }

  private List<UUID> absent(Instant seen) {
    return jdbc.sql(
            """
            select l.id from learner l join account a on a.learner_id = l.id
            where a.role = 'learner' and coalesce(l.last_seen_at, l.created_at) < ?""")
        .param(at(seen))
        .query(UUID.class)
        .list();
  }

  /** A pupil who comes back at this very moment stays. */
  private int forget(UUID learner, Instant seen) {
    return jdbc.sql("delete from learner where id = ? and coalesce(last_seen_at, created_at) < ?")
        .params(learner, at(seen))
        .update();
  }

  private static OffsetDateTime at(Instant instant) {
    return JdbcValues.timestamp(instant);
  }
}
