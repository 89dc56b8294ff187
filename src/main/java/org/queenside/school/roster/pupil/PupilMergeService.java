package org.queenside.school.roster.pupil;

import java.util.List;
import java.util.Set;
import org.queenside.identity.account.GuestMergeService;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.PupilRepository;
import org.queenside.school.roster.PupilTotals;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Merges two accounts of one child. */
@Component
public class PupilMergeService {

  private final SchoolClassService classes;
  private final PupilRepository pupils;
  private final GuestMergeService merge;
  private final AuditRepository audit;

  public PupilMergeService(
      SchoolClassService classes,
      PupilRepository pupils,
      GuestMergeService merge,
      AuditRepository audit) {
    this.classes = classes;
    this.pupils = pupils;
    this.merge = merge;
    this.audit = audit;
  }

  /** Returns what a pupil's account contains. */
  public PupilTotals totals(ClassId id, LearnerId pupil) {
    return pupils.totals(pupils.members(classes.open(id)).pupil(pupil));
  }

  /**
   * Moves everything that one pupil of a class did to another pupil, and deletes the first account.
   * The other one keeps its name, user name, password and card.
   *
   * @param from the pupil whose account is deleted
   * @throws ChangeRefusedException if one of them also learns in a class that this teacher doesn't
   *     teach, or has a higher role
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
    LearnerId teacher = classes.teacher().id();
    if (!pupils.areTaughtOnlyBy(teacher, Set.of(from, into))) {
      throw new ChangeRefusedException("class.trouble.elsewhere");
    }
    merge(schoolClass.name(), leaving.card(), staying.card(), from, into);
  }

  /**
   * Merges two pupils in a transaction, for a caller who may do so. The names of their classes and
   * the numbers of their cards are for the log.
   */
  public void merge(String classNames, int fromCard, int intoCard, LearnerId from, LearnerId into) {
    if (pupils.havePlayed(from, into)) {
      throw new ChangeRefusedException("class.trouble.played");
    }
    merge.mergePupils(from, into);
    audit.noteEach(AuditAction.PUPILS_MERGED, classNames, List.of(fromCard + ", " + intoCard));
  }
}
