package org.queenside.puzzle.transfer;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.queenside.store.JobLock;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Deletes what imports and deletions of collections left when a program ended in the middle. */
@Component
record CollectionCleanupJob(PuzzleImporter importer, UploadStorage uploads, JobLock lock) {

  /** Short, so that a deletion continues soon after a restart. */
  private static final Duration PERIOD = Duration.ofMinutes(5);

  /**
   * Runs daily, and after startup as soon as the imports of a program that was killed count as
   * interrupted, after {@link ImportRepository#SILENCE}.
   */
  @Scheduled(initialDelay = 6, fixedDelay = 24 * 60, timeUnit = TimeUnit.MINUTES)
  void clear() {
    uploads.deleteUnused();
    lock.runOnce(
        "leftovers",
        PERIOD,
        "The rows of a deleted collection could not be deleted; the next try is tomorrow",
        importer::deleteRemaining);
  }
}
