package org.queenside.school.roster;

import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * The classes that the signed-in teacher teaches, or assists in.
 *
 * <p>Every service of a class opens it here first. So each of their methods throws {@link
 * RoleRequiredException} if no teacher is signed in, and {@link RecordNotFoundException} if they
 * don't teach the class or it doesn't have the pupil, group or assignment. A change also throws
 * {@link ClassArchivedException} if the class is archived, and {@link ConflictException} if what
 * the caller has seen is out of date. Only {@link #openToRead} lets assistants in.
 */
@Component
public class SchoolClassService {

  private static final Comparator<SchoolClass> LIST_ORDER =
      Comparator.comparing(SchoolClass::archived)
          .thenComparing(SchoolClass::name, NameOrder.NATURAL)
          .thenComparing(each -> each.id().value());

  private final ActingAccount actingAccount;
  private final SchoolClassRepository repository;
  private final AuditRepository audit;

  public SchoolClassService(
      ActingAccount actingAccount, SchoolClassRepository repository, AuditRepository audit) {
    this.actingAccount = actingAccount;
    this.repository = repository;
    this.audit = audit;
  }

  /** The classes the teacher teaches, by name; archived ones last. */
  public List<SchoolClass> all() {
    return overview().stream()
        .map(ClassOverview::schoolClass)
        .filter(each -> !each.readOnly())
        .toList();
  }

  /**
   * The classes the teacher teaches or assists in, with their numbers of pupils; archived ones
   * last.
   */
  public List<ClassOverview> overview() {
    return repository.readableBy(teacher().id()).stream()
        .sorted(Comparator.comparing(ClassOverview::schoolClass, LIST_ORDER))
        .toList();
  }

  /** Opens a class that the teacher teaches. */
  public SchoolClass open(ClassId id) {
    return repository
        .find(id, teacher().id())
        .orElseThrow(() -> new RecordNotFoundException("class " + id));
  }

  /**
   * Opens a class that the teacher teaches or assists in, for a service that only shows how the
   * class is doing.
   */
  public SchoolClass openToRead(ClassId id) {
    return repository
        .findReadable(id, teacher().id())
        .orElseThrow(() -> new RecordNotFoundException("class " + id));
  }

  /** Opens a class that the teacher teaches, to change something in it. */
  public SchoolClass openForChange(ClassId id) {
    return requireNotArchived(open(id));
  }

  /**
   * Opens a class and locks its row until the transaction ends, so that concurrent changes to it
   * happen one after the other.
   */
  public SchoolClass lock(ClassId id) {
    repository.lock(id);
    return open(id);
  }

  /** Locks a class as {@link #lock} does, and refuses an archived one. */
  public SchoolClass lockForChange(ClassId id) {
    return requireNotArchived(lock(id));
  }

  /** Creates a class with the teacher as its lead teacher. */
  @Transactional
  public SchoolClass create(String name, ZoneId zone) {
    Account teacher = teacher();
    SchoolClass created = repository.add(NameNormalizer.requireValid(name), zone);
    repository.addTeacher(created.id(), teacher.id(), true);
    audit.note(AuditAction.CLASS_MADE, created.name());
    return created;
  }

  /** Returns the teacher who is acting. */
  public Account teacher() {
    return actingAccount.require(AccountRole.TEACHER);
  }

  private static SchoolClass requireNotArchived(SchoolClass schoolClass) {
    if (schoolClass.archived()) {
      throw new ClassArchivedException(schoolClass.id());
    }
    return schoolClass;
  }
}
