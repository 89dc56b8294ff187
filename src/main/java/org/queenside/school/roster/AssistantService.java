package org.queenside.school.roster;

import java.util.Comparator;
import java.util.List;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.SignInName;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.store.ConflictException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * The assistants of a class: instructors who may see how it is doing, and change nothing in it.
 * They join by an offer, as teachers do ({@link TeacherService#ask}).
 */
@Component
public class AssistantService {

  private final SchoolClassService classes;
  private final TeacherService teachers;
  private final AssistantRepository repository;
  private final AuditRepository audit;

  AssistantService(
      SchoolClassService classes,
      TeacherService teachers,
      AssistantRepository repository,
      AuditRepository audit) {
    this.classes = classes;
    this.teachers = teachers;
    this.repository = repository;
    this.audit = audit;
  }

  /** The assistants of a class, by name. Only its teachers see them. */
  public List<Assistant> of(ClassId id) {
    classes.open(id);
    return repository.of(id).stream()
        .sorted(Comparator.comparing(Assistant::name, NameOrder.NATURAL))
        .toList();
  }

  /** Returns whether the class has an assistant with this sign-in name. */
  public boolean isAssistant(ClassId id, String typed) {
    String name = SignInName.fold(typed);
    return of(id).stream().anyMatch(each -> each.signInName().equals(name));
  }

  /**
   * Removes an assistant from a class.
   *
   * @throws ConflictException if they don't assist in it by now
   */
  @Transactional
  public void remove(ClassId id, LearnerId assistant) {
    SchoolClass schoolClass = teachers.lockAsLead(id);
    String name =
        repository.of(id).stream()
            .filter(each -> each.id().equals(assistant))
            .map(Assistant::name)
            .findFirst()
            .orElse("");
    remove(schoolClass, assistant);
    audit.note(AuditAction.ASSISTANT_REMOVED, schoolClass.name(), name);
  }

  /**
   * Ends the signed-in assistant's part in a class.
   *
   * @throws ConflictException if they teach it
   */
  @Transactional
  public void leave(ClassId id) {
    SchoolClass schoolClass = classes.openToRead(id);
    remove(schoolClass, classes.instructor().id());
    audit.note(AuditAction.ASSISTANT_LEFT, schoolClass.name());
  }

  private void remove(SchoolClass schoolClass, LearnerId assistant) {
    if (!repository.remove(schoolClass.id(), assistant)) {
      throw new ConflictException("assistants of class " + schoolClass.id());
    }
  }
}
