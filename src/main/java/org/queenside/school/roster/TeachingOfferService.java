package org.queenside.school.roster;

import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.store.RecordNotFoundException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The classes that whoever is in front of the screen is asked to teach. Methods throw as those of
 * {@link SchoolClassService} do; {@link RecordNotFoundException} if the offer has ended. Answered
 * twice, as from two windows, an offer stays accepted.
 */
@Component
public class TeachingOfferService {

  private final CurrentAccount currentAccount;
  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final AuditRepository audit;
  private final Clock clock;

  TeachingOfferService(
      CurrentAccount currentAccount,
      JdbcClient jdbc,
      TransactionOperations transaction,
      AuditRepository audit,
      Clock clock) {
    this.currentAccount = currentAccount;
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.audit = audit;
    this.clock = clock;
  }

  /** The offers that stand, without those of classes that are taught already. */
  public List<TeachingOffer> all() {
    Account teacher = currentAccount.require(AccountRole.INSTRUCTOR);
    return jdbc.sql(
            """
            select c.id, c.name, o.offered_by
            from class_offer o join school_class c on c.id = o.class_id
            where o.learner_id = ? and o.expires_at > ?
              and not exists (select 1 from class_instructor t
                where t.class_id = o.class_id and t.learner_id = o.learner_id)
            order by c.name, c.id""")
        .params(teacher.id().value(), now())
        .query(
            (row, _) ->
                new TeachingOffer(
                    new ClassId(row.getObject("id", UUID.class)),
                    row.getString("name"),
                    row.getString("offered_by")))
        .list();
  }

  /** Teaches the class from now on. */
  public void accept(ClassId id) {
    Account teacher = currentAccount.require(AccountRole.INSTRUCTOR);
    transaction.executeWithoutResult(
        _ -> {
          boolean taken = take(id, teacher);
          if (teaches(id, teacher)) {
            return;
          }
          if (!taken) {
            throw new RecordNotFoundException("offer of class " + id);
          }
          jdbc.sql(
                  """
                  insert into class_instructor (class_id, learner_id, leads)
                  values (?, ?, false)""")
              .params(id.value(), teacher.id().value())
              .update();
          audit.note(AuditAction.INSTRUCTOR_JOINED, "class " + id);
        });
  }

  /** Declines. */
  public void decline(ClassId id) {
    Account teacher = currentAccount.require(AccountRole.INSTRUCTOR);
    transaction.executeWithoutResult(
        _ -> {
          if (!take(id, teacher) && !teaches(id, teacher)) {
            throw new RecordNotFoundException("offer of class " + id);
          }
        });
  }

  private boolean take(ClassId id, Account teacher) {
    return jdbc.sql(
                "delete from class_offer where class_id = ? and learner_id = ? and expires_at > ?")
            .params(id.value(), teacher.id().value(), now())
            .update()
        > 0;
  }

  private boolean teaches(ClassId id, Account teacher) {
    return jdbc.sql("select count(*) from class_instructor where class_id = ? and learner_id = ?")
            .params(id.value(), teacher.id().value())
            .query(Integer.class)
            .single()
        > 0;
  }

  private OffsetDateTime now() {
    return clock.instant().atOffset(ZoneOffset.UTC);
  }
}
