package org.queenside.learner.account;

import java.util.List;
import java.util.Objects;
import org.queenside.learner.Action;
import org.queenside.learner.Audit;
import org.queenside.learner.DeletionByAge;
import org.queenside.learner.DeletionGuard;
import org.queenside.learner.DeletionGuard.Waiting;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.StoreUnavailable;
import org.springframework.stereotype.Component;

/**
 * Learners who have been away too long and wait for an administrator to decide. Every method checks
 * who is asking.
 *
 * <p>Methods throw {@link NotSignedIn} if that is no administrator, {@link StoreUnavailable} if the
 * database fails; nothing was changed then.
 */
@Component
public class WaitingDeletions {

  private final ForAdministrators administrators;
  private final List<DeletionByAge> jobs;
  private final DeletionGuard guard;
  private final Audit audit;

  WaitingDeletions(
      ForAdministrators administrators,
      List<DeletionByAge> jobs,
      DeletionGuard guard,
      Audit audit) {
    this.administrators = administrators;
    this.jobs = jobs;
    this.guard = guard;
    this.audit = audit;
  }

  /** Lists what is to be decided and isn't put off. */
  public List<Waiting> open() {
    return administrators.read(
        () ->
            jobs.stream()
                .filter(job -> !guard.isPaused(job.kind()))
                .map(guard::waiting)
                .filter(Objects::nonNull)
                .map(Objects::requireNonNull)
                .toList());
  }

  /**
   * Deletes the learners, and trusts the clock from now on.
   *
   * @param shown what the administrator saw
   * @return false if nobody was deleted because there are more than shown by now
   */
  public boolean delete(Waiting shown) {
    return administrators.change(
        () -> {
          DeletionByAge job = job(shown);
          if (job.due() > shown.learners()) {
            return false;
          }
          audit.note(Action.LEARNERS_DELETED, shown.kind() + ": " + guard.runConfirmed(job));
          return true;
        });
  }

  /** Keeps the learners; the question comes back after {@link DeletionGuard#PAUSE}. */
  public void putOff(Waiting shown) {
    administrators.change(
        () -> {
          guard.pause(job(shown).kind());
          audit.note(Action.DELETION_PUT_OFF, shown.kind() + ": " + shown.learners());
          return true;
        });
  }

  private DeletionByAge job(Waiting shown) {
    return jobs.stream()
        .filter(job -> job.kind().equals(shown.kind()))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no such learners: " + shown.kind()));
  }
}
