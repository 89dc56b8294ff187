package org.queenside.school.assignment;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.queenside.school.roster.ClassId;
import org.queenside.store.JobLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Notes how pupils stand when an assignment is due that takes nothing late. Just then it is read in
 * no time; a month later, all that they went on doing would have to be told apart.
 */
@Component
class DeadlineSnapshotJob {

  private static final Logger LOG = LoggerFactory.getLogger(DeadlineSnapshotJob.class);

  /** Shorter than the minute between two runs, so that none is skipped by a moment. */
  private static final Duration PERIOD = Duration.ofSeconds(50);

  private final AssignmentRepository table;
  private final ClassSummaryRepository frames;
  private final ItemStateService states;
  private final JobLock lock;
  private final Clock clock;

  DeadlineSnapshotJob(
      AssignmentRepository table,
      ClassSummaryRepository frames,
      ItemStateService states,
      JobLock lock,
      Clock clock) {
    this.table = table;
    this.frames = frames;
    this.states = states;
    this.lock = lock;
    this.clock = clock;
  }

  /** Runs each minute; what fell due while the program was not running is no later for that. */
  @Scheduled(initialDelay = 1, fixedDelay = 1, timeUnit = TimeUnit.MINUTES)
  void saveSnapshots() {
    try {
      if (!lock.tryAcquire("final-states", PERIOD)) {
        return;
      }
      Instant now = clock.instant();
      // No zone is further ahead than this one, so nothing that is due is left out.
      List<Assignment> over = table.awaitingSnapshot(LocalDateTime.ofInstant(now, ZoneOffset.MAX));
      if (over.isEmpty()) {
        return;
      }
      Map<ClassId, ZoneId> zones = frames.zones();
      for (Assignment assignment : over) {
        ZoneId zone = zones.get(assignment.schoolClass());
        if (zone != null && ItemStateService.isFinal(assignment.plan(), zone, now)) {
          states.of(table.pupilsOf(assignment.id()), assignment, zone);
        }
      }
    } catch (DataAccessException e) {
      String trouble = e.getMostSpecificCause().getMessage();
      LOG.warn("How pupils stand was not noted; the next try is in a minute: {}", trouble);
    }
  }
}
