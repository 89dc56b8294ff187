package org.queenside.school.assignment;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.practice.Drill;
import org.queenside.school.roster.ClassId;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * What the pupil in front of the screen is to do. Every method asks anew who that is.
 *
 * <p>Methods throw {@link RoleRequiredException} if nobody is signed in, {@link
 * StoreUnavailableException} or Spring's {@code DataAccessException} if the database cannot be
 * read.
 */
@Component
public class PupilTaskService {

  private final ActingAccount actingAccount;
  private final AssignmentRepository table;
  private final ClassSummaryRepository frames;
  private final ItemStateService states;
  private final ItemResolver items;
  private final Clock clock;

  PupilTaskService(
      ActingAccount actingAccount,
      AssignmentRepository table,
      ClassSummaryRepository frames,
      ItemStateService states,
      ItemResolver items,
      Clock clock) {
    this.actingAccount = actingAccount;
    this.table = table;
    this.frames = frames;
    this.states = states;
    this.items = items;
    this.clock = clock;
  }

  /** Everything that was given to the pupil and has begun, what is due first in front. */
  public List<PupilTask> all() {
    LearnerId pupil = actingAccount.require(AccountRole.LEARNER).id();
    Map<ClassId, ClassSummary> known = frames.ofPupil(pupil);
    Instant now = clock.instant();
    return table.ofPupil(pupil).stream()
        .map(assignment -> task(pupil, assignment, known))
        .filter(task -> task.hasBegun(now))
        .toList();
  }

  /** What is still to be done and counts if it is, what is due first in front. */
  public List<PupilTask> due() {
    return all().stream().filter(this::isDue).toList();
  }

  /** Whether there is something left to do that is still there and would still count. */
  public boolean isDue(PupilTask task) {
    return task.isDue(clock.instant()) && progression(task).first().isPresent();
  }

  /**
   * Opens one of them.
   *
   * @throws RecordNotFoundException if there is none, it is not for the pupil, or it has not begun
   */
  public PupilTask open(AssignmentId id) {
    LearnerId pupil = actingAccount.require(AccountRole.LEARNER).id();
    Assignment found = table.find(pupil, id);
    if (found != null) {
      PupilTask task = task(pupil, found, frames.ofPupil(pupil));
      if (task.hasBegun(clock.instant())) {
        return task;
      }
    }
    throw new RecordNotFoundException("assignment " + id);
  }

  /** The way through an assignment as the pupil has got it. */
  public TaskProgression progression(PupilTask task) {
    return new TaskProgression(task, items::isThere, clock.instant());
  }

  /** How often the pupil has solved a drill since the assignment began, as far as it counts. */
  public int solved(PupilTask task, Drill drill) {
    LearnerId pupil = actingAccount.require(AccountRole.LEARNER).id();
    return states.solved(pupil, drill, task.assignment().plan(), task.frame().zone());
  }

  private PupilTask task(LearnerId pupil, Assignment assignment, Map<ClassId, ClassSummary> known) {
    ClassSummary frame = known.get(assignment.schoolClass());
    if (frame == null) {
      throw new RecordNotFoundException("class " + assignment.schoolClass());
    }
    var stands = states.of(List.of(pupil), assignment, frame.zone());
    return new PupilTask(assignment, frame, Objects.requireNonNull(stands.get(pupil)));
  }
}
