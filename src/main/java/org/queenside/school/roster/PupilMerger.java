package org.queenside.school.roster;

import java.util.List;
import org.queenside.identity.account.GuestMergeService;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.springframework.stereotype.Component;

/** Merges two accounts of one child. Callers check who is acting, and do it in a transaction. */
@Component
class PupilMerger {

  private final PupilMergeRepository repository;
  private final GuestMergeService merge;
  private final AuditRepository audit;

  PupilMerger(PupilMergeRepository repository, GuestMergeService merge, AuditRepository audit) {
    this.repository = repository;
    this.merge = merge;
    this.audit = audit;
  }

  /** Merges them. The names of their classes and the numbers of their cards are for the log. */
  void merge(String className, int fromCard, int intoCard, LearnerId from, LearnerId into) {
    if (repository.havePlayed(from, into)) {
      throw new PupilMergeException();
    }
    merge.mergePupils(from, into);
    audit.noteEach(AuditAction.PUPILS_MERGED, className, List.of(fromCard + ", " + intoCard));
  }
}
