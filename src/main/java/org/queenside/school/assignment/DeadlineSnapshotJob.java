package org.queenside.school.assignment;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.queenside.school.roster.ClassId;
import org.queenside.store.JobLock;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Saves the final states of assignments without late work when they are due. At that moment they
 * can be read quickly; later, everything the pupils did afterwards has to be filtered out.
 */
@Component
record DeadlineSnapshotJob(
    AssignmentRepository assignments,
    ClassSummaryRepository classRepository,
    ItemStateService states,
    JobLock lock,
    Clock clock) {

  /** A little less than the minute between two runs, so that no run is skipped. */
  private static final Duration PERIOD = Duration.ofSeconds(50);

  /** Runs every minute. Assignments that were due while the program was stopped are included. */
  @Scheduled(initialDelay = 1, fixedDelay = 1, timeUnit = TimeUnit.MINUTES)
  void saveSnapshots() {
    lock.runOnce(
        "final-states",
        PERIOD,
        "Final states of assignments not saved, trying again in a minute",
        this::saveDue);
  }

  private void saveDue() {
    Instant now = clock.instant();
    // No time zone is further ahead than this one, so no due assignment is missed.
    List<Assignment> over =
        assignments.awaitingSnapshot(LocalDateTime.ofInstant(now, ZoneOffset.MAX));
    if (over.isEmpty()) {
      return;
    }
    Map<ClassId, ZoneId> zones = classRepository.zones();
    for (Assignment assignment : over) {
      ZoneId zone = zones.get(assignment.schoolClass());
      if (zone != null && ItemStateService.isFinal(assignment.plan(), zone, now)) {
        states.of(
            assignments.pupilsOf(assignment.id()),
            assignment.on(LocalDate.ofInstant(now, zone)),
            zone);
      }
    }
  }
}
