package org.queenside.school.roster.directory;

import java.util.Set;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.ConfirmationNeededException;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembership;
import org.queenside.school.roster.PupilRepository;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassRepository;
import org.queenside.school.roster.pupil.PupilMergeService;
import org.queenside.school.roster.year.ClassPromoter;
import org.queenside.school.roster.year.ClassPromotion;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * What administrators change in other teachers' classes, such as when a teacher has left. They see
 * nothing of what pupils have done.
 *
 * <p>Every method throws {@link RoleRequiredException} if no administrator is signed in, and {@link
 * ConfirmationNeededException} if their password has to be typed again.
 */
@Component
public class ClassAdministrationService {

  private final ActingAccount actingAccount;
  private final SchoolClassRepository classes;
  private final ClassPromoter promoter;
  private final PupilRepository pupils;
  private final PupilMergeService merger;

  public ClassAdministrationService(
      ActingAccount actingAccount,
      SchoolClassRepository classes,
      ClassPromoter promoter,
      PupilRepository pupils,
      PupilMergeService merger) {
    this.actingAccount = actingAccount;
    this.classes = classes;
    this.promoter = promoter;
    this.pupils = pupils;
    this.merger = merger;
  }

  /** Promotes a class with all its pupils into the new school year. */
  @Transactional
  public ClassPromotion promote(ClassId id, String name) {
    requireAdministrator();
    SchoolClass locked = lock(id);
    promoter.requireCurrent(locked);
    String tidy = NameNormalizer.requireValid(name);
    if (classes.isNameTaken(id, tidy)) {
      throw new ChangeRefusedException("class.trouble.class-name", tidy);
    }
    return promoter.promote(locked, tidy, Set.of());
  }

  /**
   * Undoes the promotion of a class.
   *
   * @throws RecordNotFoundException if it wasn't promoted or the promotion has been undone
   * @throws ChangeRefusedException if the promotion isn't undoable
   */
  @Transactional
  public void undoPromotion(ClassId id) {
    requireAdministrator();
    promoter.undo(lock(id), this::lock);
  }

  /**
   * Gives everything that one pupil did to another one, and deletes the first account. The other
   * one keeps its name, user name, password and card.
   *
   * @param from the pupil whose account is deleted
   * @throws RecordNotFoundException if one of them is in no class or has a higher role, or both are
   *     the same
   */
  @Transactional
  public void merge(LearnerId from, LearnerId into) {
    requireAdministrator();
    if (from.equals(into)) {
      throw new RecordNotFoundException("a second pupil");
    }
    ClassMembership leaving = place(from);
    ClassMembership staying = place(into);
    String names =
        leaving.className().equals(staying.className())
            ? staying.className()
            : leaving.className() + ", " + staying.className();
    merger.merge(names, leaving.card(), staying.card(), from, into);
  }

  private ClassMembership place(LearnerId pupil) {
    return pupils
        .place(pupil)
        .orElseThrow(() -> new RecordNotFoundException("class of pupil " + pupil));
  }

  private SchoolClass lock(ClassId id) {
    classes.lock(id);
    return classes.find(id).orElseThrow(() -> new RecordNotFoundException("class " + id));
  }

  private void requireAdministrator() {
    actingAccount.requireConfirmed(AccountRole.ADMINISTRATOR);
  }
}
