package org.queenside.school.assignment;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.queenside.chess.Square;
import org.queenside.identity.account.LearnerId;
import org.queenside.practice.Drill;
import org.queenside.progress.DrillTotals;
import org.queenside.progress.PeriodProgress;
import org.queenside.progress.PeriodProgressRepository;
import org.springframework.stereotype.Component;

/**
 * How pupils stand with the items of an assignment. Who asks has to be checked before.
 *
 * <p>Methods throw Spring's {@code DataAccessException} when the database fails.
 */
@Component
public class ItemStateService {

  /** So long after the time is up, no attempt from before is still on its way into the log. */
  private static final Duration UNDER_WAY = Duration.ofMinutes(1);

  private final PeriodProgressRepository standings;
  private final FinalStateRepository finals;
  private final Clock clock;

  ItemStateService(PeriodProgressRepository standings, FinalStateRepository finals, Clock clock) {
    this.standings = standings;
    this.finals = finals;
    this.clock = clock;
  }

  /**
   * Reads how pupils stand.
   *
   * @param zone where the class is
   * @return for each pupil a state for each item, in the order of the items
   */
  public Map<LearnerId, List<ItemState>> of(
      Collection<LearnerId> pupils, Assignment assignment, ZoneId zone) {
    AssignmentPlan plan = assignment.plan();
    Instant end = plan.terms().closesAt(zone);
    return end != null && isFinal(plan, zone, clock.instant())
        ? finals.of(pupils, assignment, end, others -> addUp(others, plan, zone))
        : addUp(pupils, plan, zone);
  }

  /** Whether nothing that is still done changes how pupils stand. */
  static boolean isFinal(AssignmentPlan plan, ZoneId zone, Instant now) {
    Instant end = plan.terms().closesAt(zone);
    return end != null && now.isAfter(end.plus(UNDER_WAY));
  }

  private Map<LearnerId, List<ItemState>> addUp(
      Collection<LearnerId> pupils, AssignmentPlan plan, ZoneId zone) {
    var found = standings.of(pupils, names(plan), plan.terms().counting(zone));
    var tallies = tallies(pupils, plan, zone);
    Map<LearnerId, List<ItemState>> states = new HashMap<>();
    for (LearnerId pupil : pupils) {
      Map<String, PeriodProgress> own = found.getOrDefault(pupil, Map.of());
      List<ItemState> row = new ArrayList<>(plan.items().size());
      for (AssignedItem item : plan.items()) {
        row.add(
            tallies.containsKey(item)
                ? ItemState.of(Objects.requireNonNull(tallies.get(item)).get(pupil), item.amount())
                : ItemState.of(own.get(item.item()), plan.requiredStars(item)));
      }
      states.put(pupil, List.copyOf(row));
    }
    return states;
  }

  /**
   * Reads the same of those items only on which something was done lately.
   *
   * @param since when that is
   * @return by pupil and place of the item, from 0
   */
  public Map<LearnerId, Map<Integer, ItemState>> changed(
      Collection<LearnerId> pupils, AssignmentPlan plan, ZoneId zone, Instant since) {
    var found = standings.changed(pupils, names(plan), plan.terms().counting(zone), since);
    var tallies = tallies(pupils, plan, zone);
    Map<LearnerId, Map<Integer, ItemState>> states = new HashMap<>();
    for (LearnerId pupil : pupils) {
      Map<String, PeriodProgress> own = found.getOrDefault(pupil, Map.of());
      Map<Integer, ItemState> row = new HashMap<>();
      for (int place = 0; place < plan.items().size(); place++) {
        AssignedItem item = plan.items().get(place);
        PeriodProgress standing = own.get(item.item());
        DrillTotals tally = tallies.getOrDefault(item, Map.of()).get(pupil);
        if (standing != null) {
          row.put(place, ItemState.of(standing, plan.requiredStars(item)));
        } else if (tally != null && !tally.lastAt().isBefore(since)) {
          row.put(place, ItemState.of(tally, item.amount()));
        }
      }
      if (!row.isEmpty()) {
        states.put(pupil, row);
      }
    }
    return states;
  }

  /** How often a pupil has solved a drill since the assignment began, as far as it counts. */
  int solved(LearnerId pupil, Drill drill, AssignmentPlan plan, ZoneId zone) {
    DrillTotals tally =
        standings.tally(List.of(pupil), names(drill), plan.terms().countingDrills(zone)).get(pupil);
    return tally == null ? 0 : tally.solved();
  }

  static List<String> names(AssignmentPlan plan) {
    return plan.items().stream()
        .map(AssignedItem::item)
        .filter(item -> ItemResolver.drill(item) == null)
        .toList();
  }

  private Map<AssignedItem, Map<LearnerId, DrillTotals>> tallies(
      Collection<LearnerId> pupils, AssignmentPlan plan, ZoneId zone) {
    Map<AssignedItem, Map<LearnerId, DrillTotals>> tallies = new HashMap<>();
    for (AssignedItem item : plan.items()) {
      Drill drill = ItemResolver.drill(item.item());
      if (drill != null) {
        tallies.put(item, standings.tally(pupils, names(drill), plan.terms().countingDrills(zone)));
      }
    }
    return tallies;
  }

  /** Squares that are found or named are counted one by one. */
  static List<String> names(Drill drill) {
    return switch (drill) {
      case FIND_SQUARE, NAME_SQUARE ->
          Arrays.stream(Square.values()).map(square -> drill.item() + "/" + square).toList();
      case SET_UP, FAULT, TURN, REACH, LEGAL, CHECKS, DEFENDERS, MATE_OR_NOT ->
          List.of(drill.item());
    };
  }
}
