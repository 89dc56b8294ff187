package org.queenside.identity.retention;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.queenside.store.JobLock;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Deletes inactive learners of every kind, if that needs no decision. */
@Component
class InactivityDeletionJob {

  private final List<InactivityDeletion> deletions;
  private final DeletionGuard guard;
  private final JobLock lock;

  InactivityDeletionJob(List<InactivityDeletion> deletions, DeletionGuard guard, JobLock lock) {
    this.deletions = deletions;
    this.guard = guard;
    this.lock = lock;
  }

  /**
   * Runs soon after the start and then daily, so that a program that runs an hour a day cleans up
   * too.
   */
  @Scheduled(initialDelay = 1, fixedDelay = 24 * 60, timeUnit = TimeUnit.MINUTES)
  void runDaily() {
    for (InactivityDeletion deletion : deletions) {
      lock.runOnce(
          "delete-inactive-" + deletion.kind(),
          JobLock.DAILY,
          "Inactive %s could not be deleted; the next try is tomorrow".formatted(deletion.kind()),
          () -> guard.run(deletion));
    }
  }
}
