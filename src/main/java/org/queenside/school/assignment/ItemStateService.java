package org.queenside.school.assignment;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Square;
import org.queenside.identity.account.LearnerId;
import org.queenside.practice.Drill;
import org.queenside.progress.DrillTotals;
import org.queenside.progress.PeriodProgress;
import org.queenside.progress.PeriodProgressRepository;
import org.springframework.stereotype.Component;

/** The states of pupils on the items of an assignment. Callers check access first. */
@Component
public class ItemStateService {

  /** After this time, every attempt made before the due date is in the log. */
  private static final Duration LOG_DELAY = Duration.ofMinutes(1);

  /** After the end, nobody is working on an assignment. */
  private static final Instant NEVER = Instant.MAX;

  private static final Map<LearnerId, Map<String, Instant>> NOTHING_TYPED = Map.of();

  /** A pupil who has done something on an item within this time is working on it. */
  private static final Duration WORKING = Duration.ofMinutes(5);

  private final PeriodProgressRepository progress;
  private final FinalStateRepository finals;
  private final PaperAnswerTimeRepository typed;
  private final SolvedCountRepository counts;
  private final Clock clock;

  ItemStateService(
      PeriodProgressRepository progress,
      FinalStateRepository finals,
      PaperAnswerTimeRepository typed,
      SolvedCountRepository counts,
      Clock clock) {
    this.progress = progress;
    this.finals = finals;
    this.typed = typed;
    this.counts = counts;
    this.clock = clock;
  }

  /**
   * Reads the states of pupils.
   *
   * @return the states of each pupil, in the order of the items
   */
  public Map<LearnerId, List<ItemState>> of(
      Collection<LearnerId> pupils, Assignment assignment, ZoneId zone) {
    return of(List.of(new AssignedPupils(assignment, pupils, zone)))
        .getOrDefault(assignment.id(), Map.of());
  }

  /** An assignment with its pupils and the time zone of its class. */
  public record AssignedPupils(Assignment assignment, Collection<LearnerId> pupils, ZoneId zone) {
    public AssignedPupils {
      pupils = List.copyOf(pupils);
    }
  }

  /**
   * Reads the states of pupils on several assignments. The progress of all of them is read at once;
   * only assignments with drills, final ones and those that need the log cost more statements.
   *
   * @return the states by assignment and pupil, in the order of the items
   */
  public Map<AssignmentId, Map<LearnerId, List<ItemState>>> of(List<AssignedPupils> all) {
    Instant now = clock.instant();
    List<AssignedPupils> changing = new ArrayList<>();
    Map<AssignmentId, Map<LearnerId, List<ItemState>>> states = new HashMap<>();
    for (AssignedPupils each : all) {
      Assignment assignment = each.assignment();
      Instant end = assignment.plan().closesAt(each.zone());
      if (end == null || !isFinal(assignment.plan(), each.zone(), now)) {
        changing.add(each);
      } else {
        states.put(
            assignment.id(),
            finals.of(
                each.pupils(),
                assignment,
                end,
                others ->
                    compute(List.of(new AssignedPupils(assignment, others, each.zone())), NEVER)
                        .getOrDefault(assignment.id(), Map.of())));
      }
    }
    states.putAll(compute(changing, now.minus(WORKING)));
    return states;
  }

  /** Returns whether the states can no longer change. */
  static boolean isFinal(AssignmentPlan plan, ZoneId zone, Instant now) {
    Instant end = plan.closesAt(zone);
    return end != null && now.isAfter(end.plus(LOG_DELAY));
  }

  private Map<AssignmentId, Map<LearnerId, List<ItemState>>> compute(
      List<AssignedPupils> all, Instant workingSince) {
    Map<AssignmentId, Map<LearnerId, List<ItemState>>> states = new HashMap<>();
    if (all.isEmpty()) {
      return states;
    }
    Set<LearnerId> learners = new HashSet<>();
    Set<String> items = new HashSet<>();
    for (AssignedPupils each : all) {
      learners.addAll(each.pupils());
      items.addAll(names(each.assignment().plan()));
    }
    var rows = progress.rows(learners, items);
    var paper = typed.of(all.stream().map(each -> each.assignment().id()).toList());
    for (AssignedPupils each : all) {
      AssignmentPlan plan = each.assignment().plan();
      states.put(
          each.assignment().id(),
          compute(
              each.pupils(),
              plan,
              progress.within(rows, each.pupils(), names(plan), plan.counting(each.zone())),
              paper.getOrDefault(each.assignment().id(), Map.of()),
              totals(each.pupils(), plan.items(), plan, each.zone(), Instant.MIN),
              workingSince));
    }
    return states;
  }

  private static Map<LearnerId, List<ItemState>> compute(
      Collection<LearnerId> pupils,
      AssignmentPlan plan,
      Map<LearnerId, Map<String, PeriodProgress>> found,
      Map<LearnerId, Map<String, Instant>> paper,
      Map<AssignedItem, Map<LearnerId, DrillTotals>> totals,
      Instant workingSince) {
    Map<LearnerId, List<ItemState>> states = new HashMap<>();
    for (LearnerId pupil : pupils) {
      Map<String, PeriodProgress> own = found.getOrDefault(pupil, Map.of());
      Map<String, Instant> ownPaper = paper.getOrDefault(pupil, Map.of());
      List<ItemState> row = new ArrayList<>(plan.items().size());
      for (AssignedItem item : plan.items()) {
        row.add(
            totals.containsKey(item)
                ? state(
                    Objects.requireNonNull(totals.get(item)).get(pupil),
                    item.amount(),
                    workingSince)
                : state(
                    own.get(item.item()),
                    plan.requiredStars(item),
                    ownPaper.get(item.item()),
                    workingSince));
      }
      states.put(pupil, List.copyOf(row));
    }
    return states;
  }

  /**
   * Reads the states of those items only that were worked on recently. All items in the state
   * {@link ItemState#WORKING} are among them.
   *
   * @param missed the time from which states may be missing
   * @return the states by pupil and index of the item, from 0
   */
  public Map<LearnerId, Map<Integer, ItemState>> changed(
      Collection<LearnerId> pupils, Assignment assignment, ZoneId zone, Instant missed) {
    AssignmentPlan plan = assignment.plan();
    Instant workingSince = clock.instant().minus(WORKING);
    Instant since = missed.isBefore(workingSince) ? missed : workingSince;
    var found = progress.changed(pupils, names(plan), plan.counting(zone), since);
    var paper = found.isEmpty() ? NOTHING_TYPED : typed.of(assignment.id());
    var totals = totals(pupils, plan.items(), plan, zone, since);
    Map<LearnerId, Map<Integer, ItemState>> states = new HashMap<>();
    for (LearnerId pupil : pupils) {
      Map<String, PeriodProgress> own = found.getOrDefault(pupil, Map.of());
      Map<String, Instant> ownPaper = paper.getOrDefault(pupil, Map.of());
      Map<Integer, ItemState> row = new HashMap<>();
      for (int place = 0; place < plan.items().size(); place++) {
        AssignedItem item = plan.items().get(place);
        PeriodProgress solved = own.get(item.item());
        DrillTotals counted = totals.getOrDefault(item, Map.of()).get(pupil);
        if (solved != null) {
          Instant typedAt = ownPaper.get(item.item());
          row.put(place, state(solved, plan.requiredStars(item), typedAt, workingSince));
        } else if (counted != null && !counted.lastAt().isBefore(since)) {
          row.put(place, state(counted, item.amount(), workingSince));
        }
      }
      if (!row.isEmpty()) {
        states.put(pupil, row);
      }
    }
    return states;
  }

  /** Returns the state of an item other than a drill; {@code typedAt} is for answers on paper. */
  private static ItemState state(
      @Nullable PeriodProgress found, int stars, @Nullable Instant typedAt, Instant workingSince) {
    ItemState state = ItemState.of(found, stars);
    if (found == null || state.isDone()) {
      return state;
    }
    if (typedAt != null && !found.lastAt().isAfter(typedAt)) {
      return state.onPaper(found.latest());
    }
    return found.lastAt().isBefore(workingSince) ? state : state.whenActive();
  }

  private static ItemState state(@Nullable DrillTotals totals, int amount, Instant workingSince) {
    ItemState state = ItemState.of(totals, amount);
    return totals == null || totals.lastAt().isBefore(workingSince) ? state : state.whenActive();
  }

  /** Returns how often a pupil has solved a drill, or how many puzzles on the day of an item. */
  int solved(LearnerId pupil, AssignedItem item, AssignmentPlan plan, ZoneId zone) {
    DrillTotals totals =
        totals(List.of(pupil), List.of(item), plan, zone, Instant.MIN)
            .getOrDefault(item, Map.of())
            .get(pupil);
    return totals == null ? 0 : totals.solved();
  }

  static List<String> names(AssignmentPlan plan) {
    return plan.items().stream()
        .map(AssignedItem::item)
        .filter(item -> !(ItemReference.parse(item) instanceof ItemReference.Counted))
        .toList();
  }

  /**
   * Counts what pupils solved, for items of which a number is to be solved.
   *
   * @param since leaves out the days before this moment
   */
  private Map<AssignedItem, Map<LearnerId, DrillTotals>> totals(
      Collection<LearnerId> pupils,
      List<AssignedItem> items,
      AssignmentPlan plan,
      ZoneId zone,
      Instant since) {
    Map<AssignedItem, Map<LearnerId, DrillTotals>> totals = new HashMap<>();
    Map<LocalDate, Map<LearnerId, DrillTotals>> days = null;
    for (AssignedItem item : items) {
      switch (ItemReference.parse(item.item())) {
        case ItemReference.DrillItem(Drill drill) ->
            totals.put(item, progress.tally(pupils, names(drill), plan.countingDrills(zone)));
        case ItemReference.DayItem(LocalDate day) -> {
          Instant begins = day.atStartOfDay(zone).toInstant();
          Instant ends = day.plusDays(1).atStartOfDay(zone).toInstant();
          if (days == null && since.isBefore(ends)) {
            days = counts.puzzlesByDay(pupils, begins, zone);
          }
          totals.put(item, days == null ? Map.of() : days.getOrDefault(day, Map.of()));
        }
        case null, default -> {}
      }
    }
    return totals;
  }

  /** The names under which a drill is logged: some drills log every square separately. */
  static List<String> names(Drill drill) {
    return switch (drill) {
      case FIND_SQUARE, NAME_SQUARE ->
          Arrays.stream(Square.values()).map(square -> drill.item() + "/" + square).toList();
      case SET_UP, FAULT, TURN, REACH, LEGAL, CHECKS, DEFENDERS, MATE_OR_NOT ->
          List.of(drill.item());
    };
  }
}
