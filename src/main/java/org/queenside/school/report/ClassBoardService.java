package org.queenside.school.report;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentPhase;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.ItemState;
import org.queenside.school.assignment.ItemStateService;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.assignment.LateWorkService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * The boards of the classes of the instructor in front of the screen. Every method asks anew
 * whether the class is one of theirs.
 *
 * <p>Methods throw {@link RoleRequiredException} if nobody is in front of the screen who may teach,
 * {@link RecordNotFoundException} if the class or the assignment is not theirs, {@link
 * StoreUnavailableException} or Spring's {@code DataAccessException} if the database cannot be
 * read.
 */
@Component
public class ClassBoardService {

  /** Tasks are sentences; the head of a column is none. */
  private static final Pattern FULL_STOP = Pattern.compile("(?<!\\.)\\.$");

  private final SchoolClassService classes;
  private final RosterService roster;
  private final AssignmentService assignments;
  private final ItemTitleResolver names;
  private final ItemStateService states;
  private final LateWorkService lateWork;
  private final Clock clock;

  ClassBoardService(
      SchoolClassService classes,
      RosterService roster,
      AssignmentService assignments,
      ItemTitleResolver names,
      ItemStateService states,
      LateWorkService lateWork,
      Clock clock) {
    this.classes = classes;
    this.roster = roster;
    this.assignments = assignments;
    this.names = names;
    this.states = states;
    this.lateWork = lateWork;
    this.clock = clock;
  }

  /** Finds what a class is working on: what has begun and is not over, what began last in front. */
  public List<Assignment> running(ClassId id) {
    ZoneId zone = classes.open(id).zone();
    Instant now = clock.instant();
    return assignments.of(id).stream()
        .filter(each -> each.plan().terms().phase(zone, now) == AssignmentPhase.RUNNING)
        .sorted(
            Comparator.comparing((Assignment each) -> each.plan().terms().begins())
                .thenComparingLong(each -> each.id().value())
                .reversed())
        .toList();
  }

  /** Opens the board of an assignment. */
  public ClassBoard open(ClassId id, AssignmentId assignment) {
    return draw(classes.open(id), assignments.open(id, assignment));
  }

  private ClassBoard draw(SchoolClass schoolClass, Assignment assignment) {
    List<Pupil> pupils = assignments.pupilsOf(assignment);
    AssignmentPlan plan = assignment.plan();
    Map<LearnerId, List<ItemState>> standing =
        states.of(ids(pupils), assignment, schoolClass.zone());
    Map<LearnerId, Set<Integer>> late = lateWork.of(standing, plan, schoolClass.zone());
    return new ClassBoard(
        schoolClass,
        assignment,
        roster.groups(schoolClass.id()),
        ClassBoardSection.of(plan.items(), names::section),
        titles(plan),
        pupils.stream()
            .map(
                pupil ->
                    new ClassBoard.Row(
                        pupil,
                        standing.getOrDefault(pupil.id(), List.of()),
                        late.getOrDefault(pupil.id(), Set.of())))
            .toList(),
        isOver(schoolClass, assignment));
  }

  private boolean isOver(SchoolClass schoolClass, Assignment assignment) {
    return assignment.plan().terms().phase(schoolClass.zone(), clock.instant())
        == AssignmentPhase.OVER;
  }

  private List<String> titles(AssignmentPlan plan) {
    List<String> items = plan.items().stream().map(AssignedItem::item).toList();
    Map<String, String> titles = names.titles(items);
    return items.stream()
        .map(item -> titles.getOrDefault(item, item))
        .map(title -> FULL_STOP.matcher(title).replaceFirst(""))
        .toList();
  }

  /**
   * Looks at a board again.
   *
   * @param before what is shown
   * @param touched since when pupils may have done what is not shown
   */
  public ClassBoardUpdate refresh(ClassBoard before, Instant touched) {
    SchoolClass schoolClass = classes.open(before.schoolClass().id());
    Assignment assignment = assignments.open(schoolClass.id(), before.assignment().id());
    List<Group> groups = roster.groups(schoolClass.id());
    List<Pupil> pupils = assignments.pupilsOf(assignment);
    boolean same =
        schoolClass.equals(before.schoolClass())
            && assignment.version() == before.assignment().version()
            && isOver(schoolClass, assignment) == before.over()
            && groups.equals(before.groups())
            && pupils.equals(before.pupils());
    return same
        ? worked(before, touched)
        : new ClassBoardUpdate.Reloaded(draw(schoolClass, assignment));
  }

  private ClassBoardUpdate worked(ClassBoard before, Instant touched) {
    Map<LearnerId, Map<Integer, ItemState>> changed =
        states.changed(
            ids(before.pupils()), before.assignment().plan(), before.schoolClass().zone(), touched);
    List<ClassBoard.Row> rows = new ArrayList<>(before.rows());
    List<ClassBoard.Change> changes = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      Map<Integer, ItemState> own = changed.get(rows.get(row).pupil().id());
      if (own != null) {
        rows.set(row, after(before, row, own, changes));
      }
    }
    return new ClassBoardUpdate.CellsChanged(before.with(rows), changes);
  }

  private static ClassBoard.Row after(
      ClassBoard board, int number, Map<Integer, ItemState> now, List<ClassBoard.Change> changes) {
    ClassBoard.Row before = board.rows().get(number);
    List<ItemState> states = new ArrayList<>(before.states());
    Set<Integer> late = new HashSet<>(before.late());
    now.forEach(
        (item, state) -> {
          ItemState then = states.set(item, state);
          if (then != state) {
            if (board.over() && state.isDone() && !then.isDone()) {
              late.add(item);
            }
            boolean isLate = board.over() && (late.contains(item) || !state.isDone());
            changes.add(new ClassBoard.Change(number, item, state, isLate));
          }
        });
    return new ClassBoard.Row(before.pupil(), states, late);
  }

  private static List<LearnerId> ids(List<Pupil> pupils) {
    return pupils.stream().map(Pupil::id).toList();
  }
}
