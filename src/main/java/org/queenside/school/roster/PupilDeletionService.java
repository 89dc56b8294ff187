package org.queenside.school.roster;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.store.ArrayParameter;
import org.queenside.store.RecordNotFoundException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Deleting for good: pupils with everything that was ever kept about them, and whole classes.
 *
 * <p>Methods throw as those of {@link SchoolClassService} do; {@link RecordNotFoundException} also
 * if a pupil is not in the class.
 */
@Component
public class PupilDeletionService {

  private final ActingAccount actingAccount;
  private final SchoolClassService classes;
  private final TeacherService teachers;
  private final RosterService roster;
  private final AccountRepository accounts;
  private final AuditRepository audit;
  private final JdbcClient jdbc;
  private final TransactionOperations transaction;

  PupilDeletionService(
      ActingAccount actingAccount,
      SchoolClassService classes,
      TeacherService teachers,
      RosterService roster,
      AccountRepository accounts,
      AuditRepository audit,
      JdbcClient jdbc,
      TransactionOperations transaction) {
    this.actingAccount = actingAccount;
    this.classes = classes;
    this.teachers = teachers;
    this.roster = roster;
    this.accounts = accounts;
    this.audit = audit;
    this.jdbc = jdbc;
    this.transaction = transaction;
  }

  /**
   * Deletes pupils and everything that is kept about them.
   *
   * @throws PupilNotDeletableException if one of them learns in a class that whoever is in front of
   *     the screen does not teach, or is no mere pupil
   */
  public void delete(ClassId id, Collection<LearnerId> pupils) {
    transaction.executeWithoutResult(
        _ -> {
          SchoolClass schoolClass = classes.lock(id);
          Set<LearnerId> chosen = Set.copyOf(pupils);
          List<Pupil> leaving =
              roster.pupils(id).stream().filter(each -> chosen.contains(each.id())).toList();
          if (leaving.size() != chosen.size()) {
            throw new RecordNotFoundException("a pupil of class " + id);
          }
          if (onlyTaughtHere(chosen) != chosen.size()
              || accounts.removePupils(chosen) != chosen.size()) {
            throw new PupilNotDeletableException();
          }
          audit.noteEach(
              AuditAction.PUPIL_DELETED,
              leaving.stream().map(each -> schoolClass.name() + ": card " + each.card()).toList());
        });
  }

  /** The pupils of a class who go when it is deleted: those who learn in no other one. By name. */
  public List<Pupil> pupilsDeletedWith(ClassId id) {
    List<Pupil> pupils = roster.pupils(id);
    Set<LearnerId> going = Set.copyOf(onlyIn(id));
    return pupils.stream().filter(pupil -> going.contains(pupil.id())).toList();
  }

  private List<LearnerId> onlyIn(ClassId id) {
    return jdbc
        .sql(
            """
            select p.learner_id
            from class_pupil p join account a on a.learner_id = p.learner_id
            where p.class_id = ? and a.role = 'learner' and not exists (
              select 1 from class_pupil o
              where o.learner_id = p.learner_id and o.class_id <> p.class_id)""")
        .param(id.value())
        .query(UUID.class)
        .list()
        .stream()
        .map(LearnerId::new)
        .toList();
  }

  /**
   * Deletes a class, what it had to do, and those of its pupils who learn in no other one.
   *
   * @throws NotLeadTeacherException if somebody else leads it
   */
  public void delete(ClassId id) {
    transaction.executeWithoutResult(
        _ -> {
          SchoolClass schoolClass = classes.lock(id);
          if (!teachers.isLead(id)) {
            throw new NotLeadTeacherException(id);
          }
          int deleted = accounts.removePupils(onlyIn(id));
          jdbc.sql("delete from school_class where id = ?").param(id.value()).update();
          audit.note(AuditAction.CLASS_DELETED, schoolClass.name() + ": " + deleted);
        });
  }

  /** Counts those of some pupils who learn in no class that this instructor doesn't teach. */
  private int onlyTaughtHere(Set<LearnerId> pupils) {
    Account teacher = actingAccount.require(AccountRole.INSTRUCTOR);
    return jdbc.sql(
            """
            select count(*) from account a
            where a.learner_id = any(?) and a.role = 'learner' and not exists (
              select 1 from class_pupil p where p.learner_id = a.learner_id and not exists (
                select 1 from class_instructor t
                where t.class_id = p.class_id and t.learner_id = ?))""")
        .param(ArrayParameter.ofIds(pupils, LearnerId::value))
        .param(teacher.id().value())
        .query(Integer.class)
        .single();
  }
}
