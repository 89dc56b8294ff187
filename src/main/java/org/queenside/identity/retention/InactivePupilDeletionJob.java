package org.queenside.identity.retention;

import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.queenside.store.JobLock;
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
  private final PupilRetentionRepository repository;

  InactivePupilDeletionJob(
      PupilRetentionService retention,
      DeletionGuard guard,
      JobLock lock,
      PupilRetentionRepository repository) {
    this.retention = retention;
    this.guard = guard;
    this.lock = lock;
    this.repository = repository;
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
    return seen == null ? 0 : repository.unseenSince(seen).size();
  }

  @Override
  public int all() {
    return repository.count();
  }

  @Override
  public int delete() {
    Instant seen = retention.deletedIfUnseenSince();
    return seen == null
        ? 0
        : repository.unseenSince(seen).stream()
            .mapToInt(learner -> repository.deleteUnseenSince(seen, learner))
            .sum();
  }
}
