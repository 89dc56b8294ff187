package org.queenside.school.report;

import java.time.Clock;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentPhase;
import org.queenside.school.assignment.ItemState;
import org.queenside.school.assignment.ItemStateService;
import org.queenside.school.assignment.LateWorkService;
import org.springframework.stereotype.Component;

/**
 * Works out the status of every pupil on every item of an assignment. Callers check access first.
 */
@Component
record ReportItemService(ItemStateService states, LateWorkService lateWork, Clock clock) {

  /** Returns one status per item for each learner, in the order of the items. */
  Map<LearnerId, List<ReportItem>> of(
      List<LearnerId> learners, Assignment assignment, ZoneId zone) {
    Map<LearnerId, List<ItemState>> all = states.of(learners, assignment, zone);
    Map<LearnerId, Set<Integer>> doneLate = lateWork.of(all, assignment.plan(), zone);
    boolean over = isOver(assignment, zone);
    Map<LearnerId, List<ReportItem>> result = new HashMap<>();
    all.forEach(
        (learner, own) -> {
          Set<Integer> late = doneLate.getOrDefault(learner, Set.of());
          result.put(
              learner,
              IntStream.range(0, own.size())
                  .mapToObj(item -> status(own.get(item), over, late.contains(item)))
                  .toList());
        });
    return result;
  }

  private static ReportItem status(ItemState state, boolean over, boolean doneLate) {
    return new ReportItem(state, over && (doneLate || !state.isDone()));
  }

  /** Returns whether an assignment was due before now. */
  boolean isOver(Assignment assignment, ZoneId zone) {
    return assignment.plan().schedule().phase(zone, clock.instant()) == AssignmentPhase.OVER;
  }
}
