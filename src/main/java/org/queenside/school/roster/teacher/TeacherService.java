package org.queenside.school.roster.teacher;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.SignInName;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.NameOrder;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassRepository;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * The teachers of a class, and its assistants, who may see how it is doing and change nothing. Both
 * are invited by their sign-in name and join when they accept. The service never reveals whether a
 * sign-in name exists: an offer is stored either way, and expires after two weeks.
 *
 * <p>Only the lead teacher invites and removes others, or hands the class over; for another one
 * these methods throw {@link ChangeRefusedException}.
 */
@Component
public class TeacherService {

  /** How long an offer can be accepted. */
  public static final Duration OFFER_LIFE = Duration.ofDays(14);

  private final SchoolClassService classes;
  private final SchoolClassRepository classRepository;
  private final TeacherRepository repository;
  private final AuditRepository audit;

  public TeacherService(
      SchoolClassService classes,
      SchoolClassRepository classRepository,
      TeacherRepository repository,
      AuditRepository audit) {
    this.classes = classes;
    this.classRepository = classRepository;
    this.repository = repository;
    this.audit = audit;
  }

  /** The teachers of a class: the lead teacher first, then by name. */
  public List<Teacher> of(ClassId id) {
    classes.open(id);
    return repository.of(id).stream()
        .sorted(
            Comparator.comparing(Teacher::leads)
                .reversed()
                .thenComparing(Teacher::name, NameOrder.NATURAL))
        .toList();
  }

  /** The offers of this class that haven't been answered. */
  public List<PendingOffer> pendingOffers(ClassId id) {
    classes.open(id);
    return repository.pendingOffers(id);
  }

  /** Finds the teacher of the class with this sign-in name, or null if there is none. */
  public @Nullable Teacher findTeacher(ClassId id, String typed) {
    String name = SignInName.fold(typed);
    return of(id).stream()
        .filter(teacher -> teacher.signInName().equals(name))
        .findFirst()
        .orElse(null);
  }

  /**
   * Asks another teacher to teach the class, too, or to assist in it. Someone who assists can be
   * asked to teach, but not the other way round.
   */
  @Transactional
  public void ask(ClassId id, String typed, TeachingRole role) {
    String name = SignInName.fold(typed);
    if (name.isEmpty() || name.length() > SignInName.LONGEST) {
      throw new IllegalArgumentException("not a sign-in name");
    }
    SchoolClass schoolClass = lockAsLead(id);
    repository.offer(id, name, role, classes.teacher().name(), OFFER_LIFE);
    audit.note(
        switch (role) {
          case TEACHER -> AuditAction.TEACHING_OFFERED;
          case ASSISTANT -> AuditAction.ASSISTING_OFFERED;
        },
        schoolClass.name(),
        name);
  }

  /** Withdraws an offer. */
  @Transactional
  public void withdraw(ClassId id, String signInName) {
    SchoolClass schoolClass = lockAsLead(id);
    repository.withdrawOffer(id, signInName);
    audit.note(AuditAction.TEACHING_OFFER_WITHDRAWN, schoolClass.name(), signInName);
  }

  /**
   * Removes another teacher from the class.
   *
   * @throws ConflictException if that teacher has left or now leads the class
   */
  @Transactional
  public void remove(ClassId id, LearnerId teacher) {
    SchoolClass schoolClass = lockAsLead(id);
    String name = nameOf(id, teacher);
    leave(schoolClass, teacher);
    audit.note(AuditAction.INSTRUCTOR_REMOVED, schoolClass.name(), name);
  }

  /**
   * Makes the signed-in teacher leave the class.
   *
   * @throws ConflictException if they lead it
   */
  @Transactional
  public void leave(ClassId id) {
    SchoolClass schoolClass = classes.open(id);
    leave(schoolClass, classes.teacher().id());
    audit.note(AuditAction.INSTRUCTOR_LEFT, schoolClass.name());
  }

  /**
   * Makes another teacher of the class its lead. The former lead still teaches it.
   *
   * @throws ConflictException if the new lead no longer teaches the class
   */
  @Transactional
  public void handOver(ClassId id, LearnerId teacher) {
    SchoolClass schoolClass = lockAsLead(id);
    if (!repository.setLead(id, teacher)) {
      throw new ConflictException("teachers of class " + id);
    }
    audit.note(AuditAction.CLASS_HANDED_OVER, schoolClass.name(), nameOf(id, teacher));
  }

  /** Returns whether the signed-in teacher leads the class. */
  public boolean isLead(ClassId id) {
    return repository
        .leads(id, classes.teacher().id())
        .orElseThrow(() -> new RecordNotFoundException("class " + id));
  }

  private void leave(SchoolClass schoolClass, LearnerId teacher) {
    if (!repository.remove(schoolClass.id(), teacher)) {
      throw new ConflictException("teachers of class " + schoolClass.id());
    }
  }

  private String nameOf(ClassId id, LearnerId teacher) {
    return repository.of(id).stream()
        .filter(each -> each.id().equals(teacher))
        .map(Teacher::name)
        .findFirst()
        .orElse("");
  }

  /** Locks a class that the signed-in teacher leads. */
  SchoolClass lockAsLead(ClassId id) {
    SchoolClass schoolClass = classes.lock(id);
    if (!isLead(id)) {
      throw new ChangeRefusedException("class.trouble.lead");
    }
    return schoolClass;
  }

  /** The assistants of a class, by name. Only its teachers see them. */
  public List<Assistant> assistants(ClassId id) {
    classes.open(id);
    return repository.assistants(id).stream()
        .sorted(Comparator.comparing(Assistant::name, NameOrder.NATURAL))
        .toList();
  }

  /** Returns whether the class has an assistant with this sign-in name. */
  public boolean isAssistant(ClassId id, String typed) {
    String name = SignInName.fold(typed);
    return assistants(id).stream().anyMatch(each -> each.signInName().equals(name));
  }

  /**
   * Removes an assistant from a class.
   *
   * @throws ConflictException if they don't assist in it by now
   */
  @Transactional
  public void removeAssistant(ClassId id, LearnerId assistant) {
    SchoolClass schoolClass = lockAsLead(id);
    String name =
        repository.assistants(id).stream()
            .filter(each -> each.id().equals(assistant))
            .map(Assistant::name)
            .findFirst()
            .orElse("");
    removeAssistant(schoolClass, assistant);
    audit.note(AuditAction.ASSISTANT_REMOVED, schoolClass.name(), name);
  }

  /**
   * Ends the signed-in assistant's part in a class.
   *
   * @throws ConflictException if they teach it
   */
  @Transactional
  public void leaveAsAssistant(ClassId id) {
    SchoolClass schoolClass = classes.openToRead(id);
    removeAssistant(schoolClass, classes.teacher().id());
    audit.note(AuditAction.ASSISTANT_LEFT, schoolClass.name());
  }

  private void removeAssistant(SchoolClass schoolClass, LearnerId assistant) {
    if (!repository.removeAssistant(schoolClass.id(), assistant)) {
      throw new ConflictException("assistants of class " + schoolClass.id());
    }
  }

  /** The open offers that would give the teacher more rights than they have now. */
  public List<TeachingOffer> offers() {
    return repository.offersTo(classes.teacher().id());
  }

  /**
   * Accepts an offer: the teacher teaches the class or assists in it from now on. Someone who
   * assists and is asked to teach stops assisting.
   */
  @Transactional
  public void accept(ClassId id) {
    LearnerId teacher = classes.teacher().id();
    classRepository.lock(id);
    boolean teach = repository.takeOffer(id, teacher, TeachingRole.TEACHER);
    boolean assist = repository.takeOffer(id, teacher, TeachingRole.ASSISTANT);
    if (teaches(id, teacher)) {
      return;
    }
    if (teach) {
      repository.removeAssistant(id, teacher);
      classRepository.addTeacher(id, teacher, false);
      audit.note(AuditAction.INSTRUCTOR_JOINED, classes.open(id).name());
    } else if (repository.assists(id, teacher)) {
      return;
    } else if (assist) {
      repository.addAssistant(id, teacher);
      audit.note(AuditAction.ASSISTANT_JOINED, classes.openToRead(id).name());
    } else {
      throw new RecordNotFoundException("offer of class " + id);
    }
  }

  /** Declines an offer. */
  @Transactional
  public void decline(ClassId id) {
    LearnerId teacher = classes.teacher().id();
    boolean teach = repository.takeOffer(id, teacher, TeachingRole.TEACHER);
    boolean assist = repository.takeOffer(id, teacher, TeachingRole.ASSISTANT);
    if (!teach && !assist && !teaches(id, teacher) && !repository.assists(id, teacher)) {
      throw new RecordNotFoundException("offer of class " + id);
    }
  }

  private boolean teaches(ClassId id, LearnerId teacher) {
    return repository.leads(id, teacher).isPresent();
  }
}
