package org.queenside.puzzle;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.queenside.store.JobLock;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Finishes deletions of collections that were interrupted when the program ended. */
@Component
record CollectionCleanupJob(PuzzleCollectionService collections, JobLock lock) {

  /** Short, so that a deletion continues soon after a restart. */
  private static final Duration PERIOD = Duration.ofMinutes(5);

  /** Runs soon after startup and then daily. */
  @Scheduled(initialDelay = 1, fixedDelay = 24 * 60, timeUnit = TimeUnit.MINUTES)
  void clear() {
    lock.runOnce(
        "leftovers",
        PERIOD,
        "The rows of a deleted collection could not be deleted; the next try is tomorrow",
        collections::deleteRemaining);
  }
}
