package org.queenside.school.report;

import static java.util.stream.Collectors.groupingBy;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentPhase;
import org.springframework.stereotype.Component;

/** One pupil's progress in assignments. Callers check access first. */
@Component
record AssignmentProgressService(ReportItemService statuses, Clock clock) {

  /**
   * Returns running assignments first, then those that are over (latest first), then planned ones.
   *
   * @param own the pupil's assignments, ordered by due date
   * @param zone the time zone of the class
   */
  List<AssignmentProgress> of(LearnerId learner, List<Assignment> own, ZoneId zone) {
    Instant now = clock.instant();
    Map<AssignmentPhase, List<Assignment>> phases =
        own.stream().collect(groupingBy(each -> each.plan().schedule().phase(zone, now)));
    return Stream.of(
            phases.getOrDefault(AssignmentPhase.RUNNING, List.of()),
            phases.getOrDefault(AssignmentPhase.OVER, List.of()).reversed(),
            phases.getOrDefault(AssignmentPhase.PLANNED, List.of()))
        .flatMap(List::stream)
        .map(each -> progress(learner, each, zone, now))
        .toList();
  }

  private AssignmentProgress progress(
      LearnerId learner, Assignment assignment, ZoneId zone, Instant now) {
    return new AssignmentProgress(
        assignment,
        assignment.plan().schedule().phase(zone, now),
        statuses.of(List.of(learner), assignment, zone).getOrDefault(learner, List.of()));
  }
}
