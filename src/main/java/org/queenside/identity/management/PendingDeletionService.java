package org.queenside.identity.management;

import java.util.List;
import java.util.Objects;
import org.queenside.identity.retention.DeletionGuard;
import org.queenside.identity.retention.DeletionGuard.PendingDeletion;
import org.queenside.identity.retention.InactivityDeletion;
import org.springframework.stereotype.Component;

/**
 * Inactive learners whose deletion an administrator has to approve. Every method checks that a
 * confirmed administrator is acting.
 */
@Component
public class PendingDeletionService {

  private final AdministratorAccess administrators;
  private final List<InactivityDeletion> jobs;
  private final DeletionGuard guard;
  private final AuditRepository audit;

  PendingDeletionService(
      AdministratorAccess administrators,
      List<InactivityDeletion> jobs,
      DeletionGuard guard,
      AuditRepository audit) {
    this.administrators = administrators;
    this.jobs = jobs;
    this.guard = guard;
    this.audit = audit;
  }

  /** Lists the decisions that are waiting and not paused. */
  public List<PendingDeletion> open() {
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
   * @return false if nobody was deleted because there are more of them by now
   */
  public boolean delete(PendingDeletion shown) {
    return administrators.write(
        () -> {
          InactivityDeletion job = job(shown);
          if (job.due() > shown.learners()) {
            return false;
          }
          audit.note(AuditAction.LEARNERS_DELETED, shown.kind(), guard.runConfirmed(job));
          return true;
        });
  }

  /** Keeps the learners; the question comes back after {@link DeletionGuard#PAUSE}. */
  public void postpone(PendingDeletion shown) {
    administrators.change(
        () -> {
          guard.pause(job(shown).kind());
          audit.note(AuditAction.DELETION_PUT_OFF, shown.kind(), shown.learners());
        });
  }

  private InactivityDeletion job(PendingDeletion shown) {
    return jobs.stream()
        .filter(job -> job.kind().equals(shown.kind()))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no such learners: " + shown.kind()));
  }
}
