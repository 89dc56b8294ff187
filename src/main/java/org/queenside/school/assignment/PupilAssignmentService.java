package org.queenside.school.assignment;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
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
    return started(pupil, assignments.ofPupil(pupil));
  }

  private List<PupilAssignment> started(LearnerId pupil, List<Assignment> own) {
    Map<ClassId, ClassSummary> classes = classRepository.ofPupil(pupil);
    Instant now = clock.instant();
    List<ItemStateService.AssignedPupils> started = new ArrayList<>();
    for (Assignment each : own) {
      ClassSummary schoolClass = classes.get(each.schoolClass());
      if (schoolClass != null
          && !each.plan().schedule().beginsAt(schoolClass.zone()).isAfter(now)) {
        Assignment today = each.on(LocalDate.ofInstant(now, schoolClass.zone()));
        started.add(new ItemStateService.AssignedPupils(today, List.of(pupil), schoolClass.zone()));
      }
    }
    var found = states.of(started);
    return started.stream()
        .map(ItemStateService.AssignedPupils::assignment)
        .map(
            each -> {
              ClassSummary schoolClass = Objects.requireNonNull(classes.get(each.schoolClass()));
              List<ItemState> row =
                  Objects.requireNonNull(found.get(each.id())).getOrDefault(pupil, List.of());
              return new PupilAssignment(
                  each, schoolClass, row, solved(pupil, each.plan(), row, schoolClass.zone()));
            })
        .toList();
  }

  /** Only drills that are begun have to be counted. */
  private List<Integer> solved(
      LearnerId pupil, AssignmentPlan plan, List<ItemState> row, ZoneId zone) {
    List<Integer> solved = new ArrayList<>();
    for (int place = 0; place < row.size(); place++) {
      AssignedItem item = plan.items().get(place);
      int tasks = plan.kind() == AssignmentKind.TASKS ? item.amount() : 1;
      ItemState state = row.get(place);
      boolean begun = tasks > 1 && !state.isDone() && state != ItemState.OPEN;
      solved.add(
          begun
              ? Math.min(tasks, states.solved(pupil, item, plan, zone))
              : state.isDone() ? tasks : 0);
    }
    return solved;
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
    return started(pupil, assignments.find(pupil, id).stream().toList()).stream()
        .findFirst()
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
}
