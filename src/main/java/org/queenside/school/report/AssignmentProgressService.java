package org.queenside.school.report;

import static java.util.stream.Collectors.groupingBy;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentPhase;
import org.queenside.school.assignment.ItemState;
import org.queenside.school.assignment.ItemStateService;
import org.queenside.school.assignment.LateWorkService;
import org.springframework.stereotype.Component;

/** One pupil's progress in assignments. Callers check access first. */
@Component
class AssignmentProgressService {

  private final ItemStateService states;
  private final LateWorkService lateWork;
  private final Clock clock;

  AssignmentProgressService(ItemStateService states, LateWorkService lateWork, Clock clock) {
    this.states = states;
    this.lateWork = lateWork;
    this.clock = clock;
  }

  /**
   * Returns running assignments first, then those that are over (latest first), then planned ones.
   *
   * @param own the pupil's assignments, ordered by due date
   * @param zone the time zone of the class
   */
  List<AssignmentProgress> of(LearnerId learner, List<Assignment> own, ZoneId zone) {
    Instant now = clock.instant();
    Map<AssignmentPhase, List<Assignment>> phases =
        own.stream().collect(groupingBy(each -> each.plan().terms().phase(zone, now)));
    return Stream.of(
            phases.getOrDefault(AssignmentPhase.RUNNING, List.of()),
            phases.getOrDefault(AssignmentPhase.OVER, List.of()).reversed(),
            phases.getOrDefault(AssignmentPhase.PLANNED, List.of()))
        .flatMap(List::stream)
        .map(each -> standing(learner, each, zone, now))
        .toList();
  }

  private AssignmentProgress standing(
      LearnerId learner, Assignment task, ZoneId zone, Instant now) {
    Map<LearnerId, List<ItemState>> standing = states.of(List.of(learner), task, zone);
    return new AssignmentProgress(
        task,
        task.plan().terms().phase(zone, now),
        standing.getOrDefault(learner, List.of()),
        lateWork.of(standing, task.plan(), zone).getOrDefault(learner, Set.of()));
  }
}
