package org.queenside.school.assignment;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.queenside.identity.account.LearnerId;
import org.queenside.practice.Drill;
import org.queenside.progress.DrillTotals;
import org.queenside.progress.Period;
import org.queenside.progress.PeriodProgress;
import org.queenside.progress.PeriodProgressRepository;
import org.springframework.stereotype.Component;

/**
 * Finds items that pupils finished only after the due date, for assignments that allow late work.
 * Callers check access first.
 *
 * <p>Only items that were worked on after the due date are examined.
 */
@Component
public class LateWorkService {

  private final PeriodProgressRepository progress;
  private final Clock clock;

  LateWorkService(PeriodProgressRepository progress, Clock clock) {
    this.progress = progress;
    this.clock = clock;
  }

  /**
   * Finds the items that are done now but weren't when the assignment was due.
   *
   * @param states the current states of the pupils, in the order of the items
   * @return the indexes of such items by pupil, from 0; pupils without any are left out
   */
  public Map<LearnerId, Set<Integer>> of(
      Map<LearnerId, List<ItemState>> states, AssignmentPlan plan, ZoneId zone) {
    AssignmentSchedule schedule = plan.schedule();
    Instant due = schedule.dueAt(zone);
    if (due == null
        || !plan.rules().lateAllowed()
        || schedule.phase(zone, clock.instant()) != AssignmentPhase.OVER) {
      return Map.of();
    }
    Map<LearnerId, Set<Integer>> late = new HashMap<>();
    Period counting = plan.counting(zone);
    List<String> names = ItemStateService.names(plan);
    var touched = progress.changed(states.keySet(), names, counting, due);
    var then = progress.changed(touched.keySet(), names, new Period(counting.since(), due), due);
    for (int place = 0; place < plan.items().size(); place++) {
      AssignedItem item = plan.items().get(place);
      Drill drill = ItemResolver.drill(item.item());
      Set<LearnerId> notInTime =
          drill == null
              ? notDoneInTime(item, plan.requiredStars(item), touched, then)
              : drillNotDoneInTime(
                  item, drill, states.keySet(), new Period(schedule.beginsAt(zone), due));
      for (LearnerId pupil : states.keySet()) {
        List<ItemState> own = states.getOrDefault(pupil, List.of());
        if (own.get(place).isDone() && notInTime.contains(pupil)) {
          late.computeIfAbsent(pupil, _ -> new HashSet<>()).add(place);
        }
      }
    }
    return late;
  }

  /** The pupils who worked on an item after the due date and hadn't done it before. */
  private static Set<LearnerId> notDoneInTime(
      AssignedItem item,
      int stars,
      Map<LearnerId, Map<String, PeriodProgress>> touched,
      Map<LearnerId, Map<String, PeriodProgress>> then) {
    Set<LearnerId> late = new HashSet<>();
    touched.forEach(
        (pupil, own) -> {
          PeriodProgress before = then.getOrDefault(pupil, Map.of()).get(item.item());
          if (own.containsKey(item.item()) && !ItemState.of(before, stars).isDone()) {
            late.add(pupil);
          }
        });
    return late;
  }

  /** The pupils who hadn't solved a drill often enough. */
  private Set<LearnerId> drillNotDoneInTime(
      AssignedItem item, Drill drill, Collection<LearnerId> pupils, Period inTime) {
    Map<LearnerId, DrillTotals> totals =
        progress.tally(new ArrayList<>(pupils), ItemStateService.names(drill), inTime);
    Set<LearnerId> late = new HashSet<>(pupils);
    late.removeIf(pupil -> ItemState.of(totals.get(pupil), item.amount()).isDone());
    return late;
  }
}
