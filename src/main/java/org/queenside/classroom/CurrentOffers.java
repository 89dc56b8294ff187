package org.queenside.classroom;

import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import org.queenside.learner.Account;
import org.queenside.learner.Action;
import org.queenside.learner.Audit;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.Role;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The classes that whoever is in front of the screen is asked to teach. Methods throw as those of
 * {@link CurrentClasses} do; {@link NoSuchClass} if the offer has ended. Answered twice, as from
 * two windows, an offer stays accepted.
 */
@Component
public class CurrentOffers {

  private final CurrentAccount currentAccount;
  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final Audit audit;
  private final Clock clock;

  CurrentOffers(
      CurrentAccount currentAccount,
      JdbcClient jdbc,
      TransactionOperations transaction,
      Audit audit,
      Clock clock) {
    this.currentAccount = currentAccount;
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.audit = audit;
    this.clock = clock;
  }

  /** The offers that stand, without those of classes that are taught already. */
  public List<TeachingOffer> all() {
    Account teacher = currentAccount.require(Role.INSTRUCTOR);
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
    Account teacher = currentAccount.require(Role.INSTRUCTOR);
    transaction.executeWithoutResult(
        _ -> {
          boolean taken = take(id, teacher);
          if (teaches(id, teacher)) {
            return;
          }
          if (!taken) {
            throw new NoSuchClass("offer of class " + id);
          }
          jdbc.sql(
                  """
                  insert into class_instructor (class_id, learner_id, leads)
                  values (?, ?, false)""")
              .params(id.value(), teacher.id().value())
              .update();
          audit.note(Action.INSTRUCTOR_JOINED, "class " + id);
        });
  }

  /** Declines. */
  public void decline(ClassId id) {
    Account teacher = currentAccount.require(Role.INSTRUCTOR);
    transaction.executeWithoutResult(
        _ -> {
          if (!take(id, teacher) && !teaches(id, teacher)) {
            throw new NoSuchClass("offer of class " + id);
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
