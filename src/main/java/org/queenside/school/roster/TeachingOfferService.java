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
 * The offers to the signed-in instructor to teach a class or assist in it. Answering an offer
 * twice, as from two windows, does no harm.
 */
@Component
public class TeachingOfferService {

  private final ActingAccount actingAccount;
  private final SchoolClassService classes;
  private final SchoolClassRepository classRepository;
  private final TeacherRepository teachers;
  private final AssistantRepository assistants;
  private final AuditRepository audit;

  TeachingOfferService(
      ActingAccount actingAccount,
      SchoolClassService classes,
      SchoolClassRepository classRepository,
      TeacherRepository teachers,
      AssistantRepository assistants,
      AuditRepository audit) {
    this.actingAccount = actingAccount;
    this.classes = classes;
    this.classRepository = classRepository;
    this.teachers = teachers;
    this.assistants = assistants;
    this.audit = audit;
  }

  /** The open offers, without those to be what the instructor is already, or more. */
  public List<TeachingOffer> all() {
    return teachers.offersTo(instructor());
  }

  /**
   * Accepts an offer: the instructor teaches the class or assists in it from now on. Someone who
   * assists and is asked to teach stops assisting.
   */
  @Transactional
  public void accept(ClassId id) {
    LearnerId instructor = instructor();
    classRepository.lock(id);
    boolean teach = teachers.takeOffer(id, instructor, TeachingRole.TEACHER);
    boolean assist = teachers.takeOffer(id, instructor, TeachingRole.ASSISTANT);
    if (teaches(id, instructor)) {
      return;
    }
    if (teach) {
      assistants.remove(id, instructor);
      teachers.add(id, instructor, false);
      audit.note(AuditAction.INSTRUCTOR_JOINED, classes.open(id).name());
    } else if (assistants.assists(id, instructor)) {
      return;
    } else if (assist) {
      assistants.add(id, instructor);
      audit.note(AuditAction.ASSISTANT_JOINED, classes.openToRead(id).name());
    } else {
      throw new RecordNotFoundException("offer of class " + id);
    }
  }

  /** Declines an offer. */
  @Transactional
  public void decline(ClassId id) {
    LearnerId instructor = instructor();
    boolean teach = teachers.takeOffer(id, instructor, TeachingRole.TEACHER);
    boolean assist = teachers.takeOffer(id, instructor, TeachingRole.ASSISTANT);
    if (!teach && !assist && !teaches(id, instructor) && !assistants.assists(id, instructor)) {
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
