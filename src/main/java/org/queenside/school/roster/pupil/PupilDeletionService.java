package org.queenside.school.roster.pupil;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.PupilRepository;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassRepository;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.teacher.TeacherService;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Deletes pupils with all their data, and whole classes. */
@Component
public class PupilDeletionService {

  private final SchoolClassService classes;
  private final SchoolClassRepository classRepository;
  private final TeacherService teachers;
  private final PupilRepository pupilRepository;
  private final AccountRepository accounts;
  private final AuditRepository audit;

  public PupilDeletionService(
      SchoolClassService classes,
      SchoolClassRepository classRepository,
      TeacherService teachers,
      PupilRepository pupilRepository,
      AccountRepository accounts,
      AuditRepository audit) {
    this.classes = classes;
    this.classRepository = classRepository;
    this.teachers = teachers;
    this.pupilRepository = pupilRepository;
    this.accounts = accounts;
    this.audit = audit;
  }

  /**
   * Deletes pupils and all data about them.
   *
   * @throws ChangeRefusedException if one of them also learns in a class that this teacher doesn't
   *     teach, or has a higher role
   */
  @Transactional
  public void delete(ClassId id, Collection<LearnerId> pupils) {
    SchoolClass schoolClass = classes.lock(id);
    Set<LearnerId> chosen = Set.copyOf(pupils);
    List<Pupil> found =
        pupilRepository.members(schoolClass).pupils().stream()
            .filter(each -> chosen.contains(each.id()))
            .toList();
    if (found.size() != chosen.size()) {
      throw new RecordNotFoundException("a pupil of class " + id);
    }
    LearnerId teacher = classes.teacher().id();
    if (!pupilRepository.areTaughtOnlyBy(teacher, chosen)
        || accounts.removePupils(chosen) != chosen.size()) {
      throw new ChangeRefusedException("class.trouble.elsewhere");
    }
    audit.noteEach(
        AuditAction.PUPIL_DELETED,
        schoolClass.name(),
        found.stream().map(each -> String.valueOf(each.card())).toList());
  }

  /** The pupils who are deleted with a class because they are in no other class, by name. */
  public List<Pupil> pupilsDeletedWith(ClassId id) {
    ClassMembers members = pupilRepository.members(classes.open(id));
    Set<LearnerId> deleted = pupilRepository.idsInNoOtherClass(id);
    return members.pupils().stream().filter(pupil -> deleted.contains(pupil.id())).toList();
  }

  /** Deletes a class, its assignments, and its pupils who are in no other class. */
  @Transactional
  public void delete(ClassId id) {
    SchoolClass schoolClass = classes.lock(id);
    if (!teachers.isLead(id)) {
      throw new ChangeRefusedException("class.trouble.lead");
    }
    int deleted = accounts.removePupils(pupilRepository.idsInNoOtherClass(id));
    classRepository.delete(id);
    audit.note(AuditAction.CLASS_DELETED, schoolClass.name(), deleted);
  }
}
