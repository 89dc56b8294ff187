package org.queenside.school.report;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Scene;
import org.queenside.course.run.ExerciseRun;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentPhase;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.ItemResolver;
import org.queenside.school.assignment.ItemState;
import org.queenside.school.assignment.ItemStateService;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;

/** The class boards of the classes that the signed-in teacher teaches or assists in. */
@Component
public class ClassBoardService {

  /** Headings have no full stop, unlike the sentences of tasks. */
  private static final Pattern FULL_STOP = Pattern.compile("(?<!\\.)\\.$");

  private final SchoolClassService classes;
  private final RosterService roster;
  private final AssignmentService assignments;
  private final ItemTitleResolver names;
  private final ItemStateService states;
  private final ReportItemService statuses;
  private final ItemResolver items;
  private final Clock clock;

  ClassBoardService(
      SchoolClassService classes,
      RosterService roster,
      AssignmentService assignments,
      ItemTitleResolver names,
      ItemStateService states,
      ReportItemService statuses,
      ItemResolver items,
      Clock clock) {
    this.classes = classes;
    this.roster = roster;
    this.assignments = assignments;
    this.names = names;
    this.states = states;
    this.statuses = statuses;
    this.items = items;
    this.clock = clock;
  }

  /**
   * Finds the running assignments of a class, latest first; daily puzzles come after the others.
   *
   * @throws RecordNotFoundException if the teacher doesn't teach the class
   */
  public List<Assignment> running(ClassId id) {
    ZoneId zone = classes.openToRead(id).zone();
    Instant now = clock.instant();
    return assignments.allToRead(id).stream()
        .filter(each -> each.plan().schedule().phase(zone, now) == AssignmentPhase.RUNNING)
        .sorted(
            Comparator.comparing((Assignment each) -> each.plan().kind())
                .thenComparing(
                    Comparator.comparing((Assignment each) -> each.plan().schedule().begins())
                        .thenComparingLong(each -> each.id().value())
                        .reversed()))
        .toList();
  }

  /**
   * Opens the board of an assignment.
   *
   * @param locale the language of the items' titles
   * @throws RecordNotFoundException if the teacher doesn't teach the class, or it has no such
   *     assignment
   */
  public ClassBoard open(ClassId id, AssignmentId assignment, Locale locale) {
    return draw(roster.membersToRead(id), assignments.openToRead(id, assignment), locale);
  }

  private ClassBoard draw(ClassMembers members, Assignment assignment, Locale locale) {
    SchoolClass schoolClass = members.schoolClass();
    List<Pupil> pupils = assignment.pupilsAmong(members.pupils());
    AssignmentPlan plan = assignment.plan();
    Map<LearnerId, List<ReportItem>> items =
        statuses.of(ids(pupils), assignment, schoolClass.zone());
    return new ClassBoard(
        schoolClass,
        assignment,
        members.groups(),
        ClassBoardSection.of(plan.items(), section -> names.section(section, locale)),
        titles(plan, locale),
        pupils.stream()
            .map(
                pupil ->
                    new ClassBoardRow(
                        pupil,
                        members.here().contains(pupil.id()),
                        items.getOrDefault(pupil.id(), List.of())))
            .toList(),
        statuses.isOver(assignment, schoolClass.zone()));
  }

  private List<String> titles(AssignmentPlan plan, Locale locale) {
    List<String> items = plan.items().stream().map(AssignedItem::item).toList();
    Map<String, String> titles = names.titles(items, locale);
    return numbered(
        items.stream()
            .map(item -> titles.getOrDefault(item, item))
            .map(title -> FULL_STOP.matcher(title).replaceFirst(""))
            .toList());
  }

  /** Numbers titles that several tasks share. */
  static List<String> numbered(List<String> titles) {
    Map<String, Integer> seen = new HashMap<>();
    return titles.stream()
        .map(
            title -> {
              int number = seen.merge(title, 1, Integer::sum);
              boolean alone = Collections.frequency(titles, title) == 1;
              return alone ? title : "%s (%d)".formatted(title, number);
            })
        .toList();
  }

  /**
   * Returns a task's initial board, or null if it has none.
   *
   * @param place the index of the task
   * @throws RecordNotFoundException if the teacher doesn't teach the class any more
   */
  public @Nullable Scene scene(ClassBoard board, int place) {
    List<AssignedItem> items = board.assignment().plan().items();
    if (place < 0 || place >= items.size()) {
      return null;
    }
    AssignmentPlan plan = assignments.reopen(board.assignment()).plan();
    Exercise exercise =
        place < plan.items().size() ? this.items.exercise(plan.items().get(place).item()) : null;
    Scene scene = exercise == null ? null : ExerciseRun.start(exercise).scene();
    return scene == null || scene.pieces().isEmpty() ? null : scene;
  }

  /**
   * Finds the changes to a board.
   *
   * @param before the board as it is shown
   * @param touched the time from which attempts may be missing on it
   * @param locale the language of the items' titles
   * @throws RecordNotFoundException if the teacher doesn't teach the class any more, or the
   *     assignment was deleted
   */
  public ClassBoardUpdate refresh(ClassBoard before, Instant touched, Locale locale) {
    ClassMembers members = roster.membersToRead(before.schoolClass().id());
    SchoolClass schoolClass = members.schoolClass();
    Assignment assignment = assignments.reopen(before.assignment());
    boolean same =
        schoolClass.equals(before.schoolClass())
            && assignment.equals(before.assignment())
            && statuses.isOver(assignment, schoolClass.zone()) == before.over()
            && members.groups().equals(before.groups())
            && assignment.pupilsAmong(members.pupils()).equals(before.pupils());
    return same
        ? changes(before, members, touched)
        : new ClassBoardUpdate.Reloaded(draw(members, assignment, locale));
  }

  private ClassBoardUpdate changes(ClassBoard before, ClassMembers members, Instant touched) {
    Map<LearnerId, Map<Integer, ItemState>> changed =
        states.changed(
            ids(before.pupils()), before.assignment(), before.schoolClass().zone(), touched);
    List<ClassBoardRow> rows =
        before.rows().stream()
            .map(
                row ->
                    row.after(
                        members.here().contains(row.pupil().id()),
                        changed.getOrDefault(row.pupil().id(), Map.of()),
                        before.over()))
            .toList();
    return new ClassBoardUpdate.RowsChanged(
        before.with(rows),
        IntStream.range(0, rows.size())
            .filter(row -> !rows.get(row).equals(before.rows().get(row)))
            .boxed()
            .toList());
  }

  private static List<LearnerId> ids(List<Pupil> pupils) {
    return pupils.stream().map(Pupil::id).toList();
  }
}
