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
 * What pupils did only after an assignment was due that takes late work. Who asks has to be checked
 * before.
 *
 * <p>Only what was touched since then is looked at: of all else the state says enough.
 */
@Component
public class LateWorkService {

  private final PeriodProgressRepository standings;
  private final Clock clock;

  LateWorkService(PeriodProgressRepository standings, Clock clock) {
    this.standings = standings;
    this.clock = clock;
  }

  /**
   * Finds what is done now and was not when the assignment was due.
   *
   * <p>Throws Spring's {@code DataAccessException} when the database fails.
   *
   * @param states how the pupils stand now, a state for each item
   * @param zone where the class is
   * @return by pupil, the places of such items, from 0; who has none is missing
   */
  public Map<LearnerId, Set<Integer>> of(
      Map<LearnerId, List<ItemState>> states, AssignmentPlan plan, ZoneId zone) {
    AssignmentSchedule terms = plan.terms();
    Instant due = terms.dueAt(zone);
    if (due == null
        || !terms.lateAllowed()
        || terms.phase(zone, clock.instant()) != AssignmentPhase.OVER) {
      return Map.of();
    }
    Map<LearnerId, Set<Integer>> late = new HashMap<>();
    AssignmentSchedule inTime = terms.withoutLateWork();
    List<String> names = ItemStateService.names(plan);
    var touched = standings.changed(states.keySet(), names, terms.counting(zone), due);
    var then = standings.changed(touched.keySet(), names, inTime.counting(zone), due);
    for (int place = 0; place < plan.items().size(); place++) {
      AssignedItem item = plan.items().get(place);
      Drill drill = ItemResolver.drill(item.item());
      Set<LearnerId> notInTime =
          drill == null
              ? open(item, plan.requiredStars(item), touched, then)
              : drilled(item, drill, states.keySet(), inTime.countingDrills(zone));
      for (LearnerId pupil : states.keySet()) {
        List<ItemState> own = states.getOrDefault(pupil, List.of());
        if (own.get(place).isDone() && notInTime.contains(pupil)) {
          late.computeIfAbsent(pupil, _ -> new HashSet<>()).add(place);
        }
      }
    }
    return late;
  }

  /** Who had not done an item that they have touched since. */
  private static Set<LearnerId> open(
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

  /** Who had not solved a drill often enough. */
  private Set<LearnerId> drilled(
      AssignedItem item, Drill drill, Collection<LearnerId> pupils, Period inTime) {
    Map<LearnerId, DrillTotals> tallies =
        standings.tally(new ArrayList<>(pupils), ItemStateService.names(drill), inTime);
    Set<LearnerId> late = new HashSet<>(pupils);
    late.removeIf(pupil -> ItemState.of(tallies.get(pupil), item.amount()).isDone());
    return late;
  }
}
