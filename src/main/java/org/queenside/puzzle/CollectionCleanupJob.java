package org.queenside.puzzle;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.queenside.store.JobLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Finishes deletions of collections that were interrupted by the end of the program. */
@Component
class CollectionCleanupJob {

  /** Short, so that a deletion goes on soon after the next start. */
  private static final Duration PERIOD = Duration.ofMinutes(5);

  private static final Logger LOG = LoggerFactory.getLogger(CollectionCleanupJob.class);

  private final PuzzleCollectionService collections;
  private final JobLock lock;

  CollectionCleanupJob(PuzzleCollectionService collections, JobLock lock) {
    this.collections = collections;
    this.lock = lock;
  }

  /** Runs soon after the start and then daily. */
  @Scheduled(initialDelay = 1, fixedDelay = 24 * 60, timeUnit = TimeUnit.MINUTES)
  void clear() {
    try {
      if (lock.tryAcquire("leftovers", PERIOD)) {
        collections.deleteRemaining();
      }
    } catch (DataAccessException e) {
      LOG.warn(
          "The rows of a deleted collection could not be deleted; the next try is tomorrow", e);
    }
  }
}
