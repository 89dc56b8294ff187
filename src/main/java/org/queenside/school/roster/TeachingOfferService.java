package org.queenside.school.roster;

import java.util.List;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * The offers to the signed-in instructor to teach a class. Answering an offer twice, as from two
 * windows, does no harm.
 */
@Component
public class TeachingOfferService {

  private final ActingAccount actingAccount;
  private final SchoolClassService classes;
  private final TeacherRepository teachers;
  private final AuditRepository audit;

  TeachingOfferService(
      ActingAccount actingAccount,
      SchoolClassService classes,
      TeacherRepository teachers,
      AuditRepository audit) {
    this.actingAccount = actingAccount;
    this.classes = classes;
    this.teachers = teachers;
    this.audit = audit;
  }

  /** The open offers, without those for classes that the instructor teaches already. */
  public List<TeachingOffer> all() {
    return teachers.offersTo(instructor());
  }

  /**
   * Accepts an offer: the instructor teaches the class from now on.
   *
   * @throws RecordNotFoundException if the offer has ended
   */
  @Transactional
  public void accept(ClassId id) {
    LearnerId instructor = instructor();
    boolean taken = teachers.takeOffer(id, instructor);
    if (teaches(id, instructor)) {
      return;
    }
    if (!taken) {
      throw new RecordNotFoundException("offer of class " + id);
    }
    teachers.add(id, instructor, false);
    audit.note(AuditAction.INSTRUCTOR_JOINED, classes.open(id).name());
  }

  /**
   * Declines an offer.
   *
   * @throws RecordNotFoundException if the offer has ended
   */
  @Transactional
  public void decline(ClassId id) {
    LearnerId instructor = instructor();
    if (!teachers.takeOffer(id, instructor) && !teaches(id, instructor)) {
      throw new RecordNotFoundException("offer of class " + id);
    }
  }

  private boolean teaches(ClassId id, LearnerId instructor) {
    return teachers.leads(id, instructor).isPresent();
  }

  private LearnerId instructor() {
    return actingAccount.require(AccountRole.INSTRUCTOR).id();
  }
}
