package org.queenside.school.assignment;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.ClassOverview;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * The assignments of the signed-in teacher's classes. Every method checks the class as {@link
 * SchoolClassService#open} does, unless it says that assistants may call it.
 */
@Component
public class AssignmentService {

  private final SchoolClassService classes;
  private final RosterService roster;
  private final AssignmentRepository assignments;
  private final ItemResolver items;
  private final SharedGoalCounter goals;
  private final AuditRepository audit;
  private final Clock clock;

  AssignmentService(
      SchoolClassService classes,
      RosterService roster,
      AssignmentRepository assignments,
      ItemResolver items,
      SharedGoalCounter goals,
      AuditRepository audit,
      Clock clock) {
    this.classes = classes;
    this.roster = roster;
    this.assignments = assignments;
    this.items = items;
    this.goals = goals;
    this.audit = audit;
    this.clock = clock;
  }

  /** The assignments of a class by due date; those without one last. */
  public List<Assignment> of(ClassId id) {
    classes.open(id);
    return assignments.ofClass(id);
  }

  /**
   * Reads those assignments that reports show, without shared goals, by due date; for services that
   * show a class to its assistants, too.
   */
  public List<Assignment> allToRead(ClassId id) {
    LocalDate today = today(classes.openToRead(id));
    return assignments.ofClass(id).stream()
        .filter(each -> each.plan().kind() != AssignmentKind.TOGETHER)
        .map(each -> each.on(today))
        .toList();
  }

  /** Returns how far the pupils are on those assignments of a class that have a shared goal. */
  public Map<AssignmentId, GoalProgress> goals(ClassId id) {
    ZoneId zone = classes.open(id).zone();
    return assignments.ofClass(id).stream()
        .filter(each -> each.plan().kind() == AssignmentKind.TOGETHER)
        .collect(Collectors.toMap(Assignment::id, each -> goals.of(each, zone)));
  }

  private LocalDate today(SchoolClass schoolClass) {
    return LocalDate.ofInstant(clock.instant(), schoolClass.zone());
  }

  /**
   * The assignments of all current classes that the teacher teaches or assists in, by due date;
   * those without one last. Daily puzzles and shared goals are left out.
   *
   * @param dueAfter leaves out assignments that were due before, in the time zone of their class
   */
  public Map<ClassId, List<Assignment>> ofCurrentClasses(LocalDateTime dueAfter) {
    List<ClassId> current =
        classes.overview().stream()
            .map(ClassOverview::schoolClass)
            .filter(each -> !each.archived())
            .map(SchoolClass::id)
            .toList();
    return assignments.ofClasses(current, dueAfter).stream()
        .filter(each -> each.plan().kind() == AssignmentKind.TASKS)
        .collect(Collectors.groupingBy(Assignment::schoolClass));
  }

  /** Opens an assignment of a class. */
  public Assignment open(ClassId schoolClass, AssignmentId id) {
    return find(classes.open(schoolClass).id(), id);
  }

  /**
   * Opens an assignment for services that show a class to its assistants, too.
   *
   * @throws RecordNotFoundException if it was deleted, or has a shared goal
   */
  public Assignment openToRead(ClassId schoolClass, AssignmentId id) {
    SchoolClass opened = classes.openToRead(schoolClass);
    Assignment found = find(opened.id(), id);
    if (found.plan().kind() == AssignmentKind.TOGETHER) {
      throw new RecordNotFoundException("reports on assignment " + id);
    }
    return found.on(today(opened));
  }

  private Assignment find(ClassId schoolClass, AssignmentId id) {
    return assignments
        .find(schoolClass, id)
        .orElseThrow(() -> new RecordNotFoundException("assignment " + id));
  }

  /**
   * Opens an assignment again, as {@link #openToRead} does. Unless it has changed or is daily, only
   * its version is read.
   *
   * @throws RecordNotFoundException if it was deleted
   */
  public Assignment reopen(Assignment before) {
    ClassId schoolClass = classes.openToRead(before.schoolClass()).id();
    Integer version = assignments.version(schoolClass, before.id());
    boolean same = version != null && version == before.version();
    return same && before.plan().kind() == AssignmentKind.TASKS
        ? before
        : openToRead(schoolClass, before.id());
  }

  /** The pupils an assignment is for, by name. */
  public List<Pupil> pupilsOf(Assignment assignment) {
    return assignment.pupilsAmong(roster.pupils(assignment.schoolClass()));
  }

  /**
   * Creates an assignment.
   *
   * @throws RecordNotFoundException if a group, a pupil or a teacher's exercise in the plan is not
   *     available
   */
  @Transactional
  public AssignmentId create(ClassId schoolClass, AssignmentPlan plan) {
    return create(classes.openForChange(schoolClass), plan);
  }

  private AssignmentId create(SchoolClass opened, AssignmentPlan plan) {
    check(opened.id(), plan, List.of());
    audit.note(AuditAction.ASSIGNMENT_MADE, opened.name());
    return assignments.insert(opened.id(), plan);
  }

  /**
   * Creates an assignment in several classes at once: in all of them or in none. In the other
   * classes it's for everyone, on the same days and at the same times in their own time zones.
   *
   * @throws RecordNotFoundException if a group, a pupil or a teacher's exercise in the plan is not
   *     available
   * @throws ClassArchivedException if the first class is archived
   * @throws ClassNotAssignableException if one of the other classes can't get it
   */
  @Transactional
  public void create(ClassId schoolClass, AssignmentPlan plan, List<ClassId> others) {
    SchoolClass first = classes.openForChange(schoolClass);
    create(schoolClass, plan);
    others.stream()
        .filter(other -> !other.equals(schoolClass))
        .distinct()
        .forEach(other -> copy(first, plan, other));
  }

  /**
   * Copies an assignment into classes: into all of them or into none. Each copy is as {@link
   * AssignmentPlan#copiedAt} says.
   *
   * @throws RecordNotFoundException if the assignment was deleted, or a teacher's exercise in it
   *     isn't available
   * @throws ClassNotAssignableException if one of the classes can't get it
   */
  @Transactional
  public void copy(Assignment assignment, List<ClassId> targets) {
    AssignmentPlan plan = open(assignment.schoolClass(), assignment.id()).plan();
    Instant now = clock.instant();
    for (ClassId id : Set.copyOf(targets)) {
      SchoolClass target = openTarget(id);
      create(target, plan.copiedAt(LocalDateTime.ofInstant(now, target.zone())));
    }
  }

  private void copy(SchoolClass first, AssignmentPlan plan, ClassId other) {
    SchoolClass target = openTarget(other);
    try {
      Instant now = clock.instant();
      AssignmentPlan moved = plan.movedTo(first.zone(), target.zone(), now);
      if (!plan.schedule().isOver(first.zone(), now)
          && moved.schedule().isOver(target.zone(), now)) {
        throw new ClassNotAssignableException(other, ClassNotAssignableException.Reason.OVER);
      }
      audit.note(AuditAction.ASSIGNMENT_MADE, target.name());
      assignments.insert(other, moved);
    } catch (IllegalArgumentException _) {
      throw new ClassNotAssignableException(other, ClassNotAssignableException.Reason.OVER);
    }
  }

  private SchoolClass openTarget(ClassId id) {
    try {
      return classes.openForChange(id);
    } catch (ClassArchivedException _) {
      throw new ClassNotAssignableException(id, ClassNotAssignableException.Reason.ARCHIVED);
    } catch (RecordNotFoundException _) {
      throw new ClassNotAssignableException(id, ClassNotAssignableException.Reason.NOT_TAUGHT);
    }
  }

  /**
   * Changes an assignment.
   *
   * @throws RecordNotFoundException if it was deleted, or if a group, a pupil or a teacher's
   *     exercise in the plan is not available
   */
  @Transactional
  public void change(Assignment before, AssignmentPlan plan) {
    SchoolClass opened = classes.openForChange(before.schoolClass());
    Assignment now = find(before.schoolClass(), before.id());
    check(before.schoolClass(), plan, now.plan().items());
    if (!assignments.update(before.id(), plan, before.version())) {
      throw new ConflictException("assignment " + before.id());
    }
    audit.note(AuditAction.ASSIGNMENT_CHANGED, opened.name());
  }

  /** Deletes an assignment. What pupils have done stays in the attempt log. */
  @Transactional
  public void delete(Assignment before) {
    SchoolClass opened = classes.openForChange(before.schoolClass());
    find(before.schoolClass(), before.id());
    if (!assignments.delete(before.id(), before.version())) {
      throw new ConflictException("assignment " + before.id());
    }
    audit.note(AuditAction.ASSIGNMENT_DELETED, opened.name());
  }

  /** Checks a plan. Items that are already in the assignment may stay even if they were deleted. */
  private void check(ClassId schoolClass, AssignmentPlan plan, List<AssignedItem> kept) {
    if (plan.audience() instanceof Audience.Chosen(Set<GroupId> groups, Set<LearnerId> pupils)) {
      ClassMembers members = roster.members(schoolClass);
      require(ids(members.groups(), Group::id).containsAll(groups), "group");
      require(ids(members.pupils(), Pupil::id).containsAll(pupils), "pupil");
    }
    Set<String> known = ids(kept, AssignedItem::item);
    for (AssignedItem item : plan.items()) {
      require(known.contains(item.item()) || items.mayBeAssigned(item.item()), item.item());
    }
  }

  private static <T, I> Set<I> ids(List<T> all, Function<T, I> id) {
    return new HashSet<>(all.stream().map(id).toList());
  }

  private static void require(boolean available, String what) {
    if (!available) {
      throw new RecordNotFoundException(what);
    }
  }
}
