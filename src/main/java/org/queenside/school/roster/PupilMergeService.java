package org.queenside.school.roster;

import java.util.Set;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Merges two accounts of one child. */
@Component
public class PupilMergeService {

  private final ActingAccount actingAccount;
  private final SchoolClassService classes;
  private final PupilRepository pupils;
  private final PupilMergeRepository repository;
  private final PupilMerger merger;

  PupilMergeService(
      ActingAccount actingAccount,
      SchoolClassService classes,
      PupilRepository pupils,
      PupilMergeRepository repository,
      PupilMerger merger) {
    this.actingAccount = actingAccount;
    this.classes = classes;
    this.pupils = pupils;
    this.repository = repository;
    this.merger = merger;
  }

  /** Returns what a pupil's account contains. */
  public PupilTotals totals(ClassId id, LearnerId pupil) {
    return repository.totals(pupils.members(classes.open(id)).pupil(pupil));
  }

  /**
   * Moves everything that one pupil of a class did to another pupil, and deletes the first account.
   * The other one keeps its name, user name, password and card.
   *
   * @param from the pupil whose account is deleted
   * @throws PupilNotDeletableException if one of them also learns in a class that this instructor
   *     doesn't teach, or has a higher role
   */
  @Transactional
  public void merge(ClassId id, LearnerId from, LearnerId into) {
    SchoolClass schoolClass = classes.lockForChange(id);
    ClassMembers members = pupils.members(schoolClass);
    Pupil leaving = members.pupil(from);
    Pupil staying = members.pupil(into);
    if (from.equals(into)) {
      throw new RecordNotFoundException("a second pupil of class " + id);
    }
    LearnerId instructor = actingAccount.require(AccountRole.INSTRUCTOR).id();
    if (!pupils.areTaughtOnlyBy(instructor, Set.of(from, into))) {
      throw new PupilNotDeletableException();
    }
    merger.merge(schoolClass.name(), leaving.card(), staying.card(), from, into);
  }
}
