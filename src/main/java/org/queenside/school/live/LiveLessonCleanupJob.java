package org.queenside.school.live;

import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.queenside.store.JobLock;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Deletes classes' last live lessons after a month, with the pupils' answers. */
@Component
record LiveLessonCleanupJob(LiveLessonRepository repository, JobLock lock, Clock clock) {

  private static final Duration KEPT = Duration.ofDays(30);
  private static final Duration PERIOD = Duration.ofHours(12);

  /** Runs soon after the start and then daily. */
  @Scheduled(initialDelay = 3, fixedDelay = 24 * 60, timeUnit = TimeUnit.MINUTES)
  void clear() {
    lock.runOnce(
        "live-lessons",
        PERIOD,
        "Old live lessons could not be deleted; the next try is tomorrow",
        () -> repository.deleteOld(clock.instant().minus(KEPT)));
  }
}
