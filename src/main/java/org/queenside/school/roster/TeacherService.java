package org.queenside.school.roster;

import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.SignInName;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.store.ConflictException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Who teaches a class. Others are asked by the name they sign in with, and join when they accept.
 * Whether anybody has that name is not told: the offer stands either way, and ends after two weeks.
 *
 * <p>Methods throw as those of {@link SchoolClassService} do, {@link NotLeadTeacherException}, and
 * {@link ConflictException} if whom a change is about has left or begun to lead meanwhile.
 */
@Component
public class TeacherService {

  /** How long an offer stands. */
  public static final Duration OFFER_LIFE = Duration.ofDays(14);

  private final CurrentAccount currentAccount;
  private final SchoolClassService classes;
  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final AuditRepository audit;
  private final Clock clock;

  TeacherService(
      CurrentAccount currentAccount,
      SchoolClassService classes,
      JdbcClient jdbc,
      TransactionOperations transaction,
      AuditRepository audit,
      Clock clock) {
    this.currentAccount = currentAccount;
    this.classes = classes;
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.audit = audit;
    this.clock = clock;
  }

  /** Who teaches a class; who leads it first, then by name. */
  public List<Teacher> of(ClassId id) {
    classes.open(id);
    return jdbc
        .sql(
            """
            select a.learner_id, a.name, a.sign_in_name, t.leads
            from class_instructor t join account a on a.learner_id = t.learner_id
            where t.class_id = ?""")
        .param(id.value())
        .query(
            (row, _) ->
                new Teacher(
                    new LearnerId(row.getObject("learner_id", UUID.class)),
                    row.getString("name"),
                    row.getString("sign_in_name"),
                    row.getBoolean("leads")))
        .list()
        .stream()
        .sorted(
            Comparator.comparing(Teacher::leads)
                .reversed()
                .thenComparing(Teacher::name, NameOrder.NATURAL))
        .toList();
  }

  /** The names of those who were asked and have not answered, and do not teach the class yet. */
  public List<String> pendingOffers(ClassId id) {
    classes.open(id);
    return jdbc.sql(
            """
            select o.sign_in_name from class_offer o
            where o.class_id = ? and o.expires_at > ?
              and not exists (select 1 from class_instructor t
                where t.class_id = o.class_id and t.learner_id = o.learner_id)
            order by o.sign_in_name""")
        .params(id.value(), now())
        .query(String.class)
        .list();
  }

  /** Who teaches the class already and signs in with this name, or null if nobody does. */
  public @Nullable Teacher findTeacher(ClassId id, String typed) {
    String name = SignInName.fold(typed);
    return of(id).stream()
        .filter(teacher -> teacher.signInName().equals(name))
        .findFirst()
        .orElse(null);
  }

  /**
   * Asks somebody to teach the class too.
   *
   * @param typed the name they sign in with
   */
  public void ask(ClassId id, String typed) {
    String name = SignInName.fold(typed);
    if (name.isEmpty() || name.length() > SignInName.LONGEST) {
      throw new IllegalArgumentException("nobody signs in like that");
    }
    asLead(
        id,
        _ -> {
          withdrawn(id, name);
          jdbc.sql(
                  """
                  insert into class_offer (class_id, sign_in_name, learner_id, offered_by, expires_at)
                  values (?, ?,
                    (select learner_id from account
                     where sign_in_name = ? and role in ('instructor', 'administrator')),
                    ?, ?)""")
              .params(
                  id.value(),
                  name,
                  name,
                  currentAccount.require(AccountRole.INSTRUCTOR).name(),
                  now().plus(OFFER_LIFE))
              .update();
        });
  }

  /** Takes an offer back. */
  public void withdraw(ClassId id, String signInName) {
    asLead(id, _ -> withdrawn(id, signInName));
  }

  /** Lets somebody go who teaches the class and does not lead it. */
  public void remove(ClassId id, LearnerId teacher) {
    asLead(
        id,
        schoolClass -> {
          leave(id, teacher);
          audit.note(AuditAction.INSTRUCTOR_LEFT, schoolClass.name());
        });
  }

  /** Whoever is in front of the screen teaches the class no longer. Who leads it cannot leave. */
  public void leave(ClassId id) {
    SchoolClass schoolClass = classes.open(id);
    Account teacher = currentAccount.require(AccountRole.INSTRUCTOR);
    transaction.executeWithoutResult(
        _ -> {
          audit.note(AuditAction.INSTRUCTOR_LEFT, schoolClass.name());
          leave(id, teacher.id());
        });
  }

  /** Lets somebody else lead who teaches the class; who led it teaches on. */
  public void handOver(ClassId id, LearnerId teacher) {
    asLead(
        id,
        schoolClass -> {
          jdbc.sql("update class_instructor set leads = false where class_id = ?")
              .param(id.value())
              .update();
          int now =
              jdbc.sql(
                      """
                      update class_instructor set leads = true
                      where class_id = ? and learner_id = ?""")
                  .params(id.value(), teacher.value())
                  .update();
          if (now != 1) {
            throw new ConflictException("teachers of class " + id);
          }
          audit.note(AuditAction.CLASS_HANDED_OVER, schoolClass.name());
        });
  }

  /** Whether whoever is in front of the screen leads the class. */
  public boolean isLead(ClassId id) {
    Account teacher = currentAccount.require(AccountRole.INSTRUCTOR);
    return of(id).stream().anyMatch(each -> each.leads() && each.id().equals(teacher.id()));
  }

  private void leave(ClassId id, LearnerId teacher) {
    int gone =
        jdbc.sql("delete from class_instructor where class_id = ? and learner_id = ? and not leads")
            .params(id.value(), teacher.value())
            .update();
    if (gone != 1) {
      throw new ConflictException("teachers of class " + id);
    }
  }

  private void withdrawn(ClassId id, String signInName) {
    jdbc.sql("delete from class_offer where class_id = ? and sign_in_name = ?")
        .params(id.value(), signInName)
        .update();
  }

  /** Holds the class, so that of two changes the second sees what the first has made. */
  private void asLead(ClassId id, Change change) {
    transaction.executeWithoutResult(
        _ -> {
          SchoolClass schoolClass = classes.lock(id);
          if (!isLead(id)) {
            throw new NotLeadTeacherException(id);
          }
          change.make(schoolClass);
        });
  }

  private OffsetDateTime now() {
    return clock.instant().atOffset(ZoneOffset.UTC);
  }

  private interface Change {
    void make(SchoolClass schoolClass);
  }
}
