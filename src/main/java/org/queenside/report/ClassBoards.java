package org.queenside.report;

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
import org.queenside.assignment.AssignedItem;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.AssignmentId;
import org.queenside.assignment.Assignments;
import org.queenside.assignment.ItemNames;
import org.queenside.assignment.LateWork;
import org.queenside.assignment.Phase;
import org.queenside.assignment.Plan;
import org.queenside.assignment.State;
import org.queenside.assignment.States;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.Group;
import org.queenside.classroom.NoSuchClass;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.Roster;
import org.queenside.classroom.SchoolClass;
import org.queenside.learner.LearnerId;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.StoreUnavailable;
import org.springframework.stereotype.Component;

/**
 * The boards of the classes of the instructor in front of the screen. Every method asks anew
 * whether the class is one of theirs.
 *
 * <p>Methods throw {@link NotSignedIn} if nobody is in front of the screen who may teach, {@link
 * NoSuchClass} if the class or the assignment is not theirs, {@link StoreUnavailable} or Spring's
 * {@code DataAccessException} if the database cannot be read.
 */
@Component
public class ClassBoards {

  /** Tasks are sentences; the head of a column is none. */
  private static final Pattern FULL_STOP = Pattern.compile("(?<!\\.)\\.$");

  private final CurrentClasses classes;
  private final Roster roster;
  private final Assignments assignments;
  private final ItemNames names;
  private final States states;
  private final LateWork lateWork;
  private final Clock clock;

  ClassBoards(
      CurrentClasses classes,
      Roster roster,
      Assignments assignments,
      ItemNames names,
      States states,
      LateWork lateWork,
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
        .filter(each -> each.plan().terms().phase(zone, now) == Phase.RUNNING)
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
    Plan plan = assignment.plan();
    Map<LearnerId, List<State>> standing = states.of(ids(pupils), assignment, schoolClass.zone());
    Map<LearnerId, Set<Integer>> late = lateWork.of(standing, plan, schoolClass.zone());
    return new ClassBoard(
        schoolClass,
        assignment,
        roster.groups(schoolClass.id()),
        BoardSection.of(plan.items(), names::section),
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
    return assignment.plan().terms().phase(schoolClass.zone(), clock.instant()) == Phase.OVER;
  }

  private List<String> titles(Plan plan) {
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
  public BoardNews lookAgain(ClassBoard before, Instant touched) {
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
    return same ? worked(before, touched) : new BoardNews.Redrawn(draw(schoolClass, assignment));
  }

  private BoardNews worked(ClassBoard before, Instant touched) {
    Map<LearnerId, Map<Integer, State>> changed =
        states.changed(
            ids(before.pupils()), before.assignment().plan(), before.schoolClass().zone(), touched);
    List<ClassBoard.Row> rows = new ArrayList<>(before.rows());
    List<ClassBoard.Change> changes = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      Map<Integer, State> own = changed.get(rows.get(row).pupil().id());
      if (own != null) {
        rows.set(row, after(before, row, own, changes));
      }
    }
    return new BoardNews.Worked(before.with(rows), changes);
  }

  private static ClassBoard.Row after(
      ClassBoard board, int number, Map<Integer, State> now, List<ClassBoard.Change> changes) {
    ClassBoard.Row before = board.rows().get(number);
    List<State> states = new ArrayList<>(before.states());
    Set<Integer> late = new HashSet<>(before.late());
    now.forEach(
        (item, state) -> {
          State then = states.set(item, state);
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
