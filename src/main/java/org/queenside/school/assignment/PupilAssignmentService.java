package org.queenside.school.assignment;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.roster.ClassId;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;

/**
 * The assignments of the signed-in pupil. Every method throws {@link RoleRequiredException} if
 * nobody is signed in.
 */
@Component
public class PupilAssignmentService {

  private final ActingAccount actingAccount;
  private final AssignmentRepository assignments;
  private final ClassSummaryRepository classRepository;
  private final ItemStateService states;
  private final ItemResolver items;
  private final SharedGoalCounter goals;
  private final Clock clock;

  PupilAssignmentService(
      ActingAccount actingAccount,
      AssignmentRepository assignments,
      ClassSummaryRepository classRepository,
      ItemStateService states,
      ItemResolver items,
      SharedGoalCounter goals,
      Clock clock) {
    this.actingAccount = actingAccount;
    this.assignments = assignments;
    this.classRepository = classRepository;
    this.states = states;
    this.items = items;
    this.goals = goals;
    this.clock = clock;
  }

  /** All assignments that have started, by due date. */
  public List<PupilAssignment> started() {
    LearnerId pupil = actingAccount.require(AccountRole.LEARNER).id();
    Map<ClassId, ClassSummary> classes = classRepository.ofPupil(pupil);
    Instant now = clock.instant();
    return assignments.ofPupil(pupil).stream()
        .map(assignment -> task(pupil, assignment, classes))
        .filter(task -> task.hasBegun(now))
        .toList();
  }

  /** The assignments with something left to do that would still count, by due date. */
  public List<PupilAssignment> due() {
    return started().stream().filter(this::isDue).toList();
  }

  /** Returns whether there is an existing item left to do that would still count. */
  public boolean isDue(PupilAssignment task) {
    return task.isDue(clock.instant())
        && (task.assignment().plan().kind() == AssignmentKind.DAILY
            || progression(task).first().isPresent());
  }

  /**
   * Opens an assignment.
   *
   * @throws RecordNotFoundException if it doesn't exist, isn't for this pupil or hasn't started
   */
  public PupilAssignment open(AssignmentId id) {
    LearnerId pupil = actingAccount.require(AccountRole.LEARNER).id();
    return assignments
        .find(pupil, id)
        .map(found -> task(pupil, found, classRepository.ofPupil(pupil)))
        .filter(task -> task.hasBegun(clock.instant()))
        .orElseThrow(() -> new RecordNotFoundException("assignment " + id));
  }

  /** Returns the pupil's progress through an assignment. */
  public AssignmentProgression progression(PupilAssignment task) {
    return new AssignmentProgression(task, items::exists, clock.instant());
  }

  /** Returns how often the pupil has solved a drill, or how many puzzles on a day. */
  public int solved(PupilAssignment task, AssignedItem item) {
    LearnerId pupil = actingAccount.require(AccountRole.LEARNER).id();
    return states.solved(pupil, item, task.assignment().plan(), task.schoolClass().zone());
  }

  /** Returns how far the pupils of an assignment are towards their shared goal. */
  public GoalProgress goal(PupilAssignment task) {
    actingAccount.require(AccountRole.LEARNER);
    return goals.of(task.assignment(), task.schoolClass().zone());
  }

  private PupilAssignment task(
      LearnerId pupil, Assignment assignment, Map<ClassId, ClassSummary> classes) {
    ClassSummary schoolClass = classes.get(assignment.schoolClass());
    if (schoolClass == null) {
      throw new RecordNotFoundException("class " + assignment.schoolClass());
    }
    ZoneId zone = schoolClass.zone();
    Assignment now = assignment.on(LocalDate.ofInstant(clock.instant(), zone));
    return new PupilAssignment(
        now,
        schoolClass,
        now.plan().kind() == AssignmentKind.TOGETHER
            ? List.of(ItemState.OPEN)
            : Objects.requireNonNull(states.of(List.of(pupil), now, zone).get(pupil)));
  }
}
