package org.queenside.report;

import static java.util.stream.Collectors.groupingBy;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.LateWork;
import org.queenside.assignment.Phase;
import org.queenside.assignment.State;
import org.queenside.assignment.States;
import org.queenside.learner.LearnerId;
import org.springframework.stereotype.Component;

/** How one pupil stands with assignments. Who asks has to be checked before. */
@Component
class PupilTasks {

  private final States states;
  private final LateWork lateWork;
  private final Clock clock;

  PupilTasks(States states, LateWork lateWork, Clock clock) {
    this.states = states;
    this.lateWork = lateWork;
    this.clock = clock;
  }

  /**
   * Returns what is running first and what is planned last; of what is over, the latest first.
   *
   * @param own the assignments for the pupil, those that are due first in front
   * @param zone where the class is
   */
  List<TaskStanding> of(LearnerId learner, List<Assignment> own, ZoneId zone) {
    Instant now = clock.instant();
    Map<Phase, List<Assignment>> phases =
        own.stream().collect(groupingBy(each -> each.plan().terms().phase(zone, now)));
    return Stream.of(
            phases.getOrDefault(Phase.RUNNING, List.of()),
            phases.getOrDefault(Phase.OVER, List.of()).reversed(),
            phases.getOrDefault(Phase.PLANNED, List.of()))
        .flatMap(List::stream)
        .map(each -> standing(learner, each, zone, now))
        .toList();
  }

  private TaskStanding standing(LearnerId learner, Assignment task, ZoneId zone, Instant now) {
    Map<LearnerId, List<State>> standing = states.of(List.of(learner), task, zone);
    return new TaskStanding(
        task,
        task.plan().terms().phase(zone, now),
        standing.getOrDefault(learner, List.of()),
        lateWork.of(standing, task.plan(), zone).getOrDefault(learner, Set.of()));
  }
}
