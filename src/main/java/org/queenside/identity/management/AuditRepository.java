package org.queenside.identity.management;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.ActingAccount;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The audit log of instructors and administrators. Write an entry in the transaction of the action.
 */
@Repository
public class AuditRepository {

  private static final int LONGEST_SUBJECT = 200;

  private final ActingAccount actingAccount;
  private final JdbcClient jdbc;
  private final Clock clock;

  /** Creates the repository. */
  public AuditRepository(ActingAccount actingAccount, JdbcClient jdbc, Clock clock) {
    this.actingAccount = actingAccount;
    this.jdbc = jdbc;
    this.clock = clock;
  }

  /**
   * One entry of the log.
   *
   * @param number counts upwards
   * @param at when it was done
   * @param actor the name of the account at that time
   * @param action what was done
   * @param subject what it was done to
   */
  public record Entry(long number, Instant at, String actor, AuditAction action, String subject) {}

  /**
   * Writes an entry for the acting account.
   *
   * @param action what is done
   * @param subject what it is done to: a class, a number of pupils, a card; never a pupil's name.
   *     Cut off if it is too long
   */
  public void note(AuditAction action, String subject) {
    note(actingAccount.find(), action, subject);
  }

  /**
   * Writes an entry for an account that is only just signing in.
   *
   * @param actor the account, or null
   * @param action what is done
   * @param subject what it is done to
   */
  public void note(@Nullable Account actor, AuditAction action, String subject) {
    jdbc.sql(
            """
            insert into audit (done_at, actor_id, actor_name, action, subject)
            values (?, ?, ?, ?, ?)""")
        .param(JdbcValues.timestamp(clock.instant()))
        .param(actor == null ? null : actor.id().value())
        .param(actor == null ? "" : actor.name())
        .param(action.code())
        .param(cut(subject))
        .update();
  }

  /** Writes a line for each of some subjects, in one statement. */
  public void noteEach(AuditAction action, List<String> subjects) {
    Account actor = actingAccount.find();
    jdbc.sql(
            """
            insert into audit (done_at, actor_id, actor_name, action, subject)
            select cast(? as timestamp with time zone), cast(? as uuid), cast(? as varchar),
              cast(? as varchar), s.subject
            from unnest(?) as s (subject)""")
        .param(JdbcValues.timestamp(clock.instant()))
        .param(actor == null ? null : actor.id().value())
        .param(actor == null ? "" : actor.name())
        .param(action.code())
        .param(
            ArrayParameter.column("varchar", subjects.stream().map(AuditRepository::cut).toList()))
        .update();
  }

  private static String cut(String subject) {
    return subject.substring(0, Math.min(LONGEST_SUBJECT, subject.length()));
  }

  /**
   * Reads the log backwards.
   *
   * @param before the number of the entry before which to begin
   * @param most how many entries
   * @return the newest first
   */
  public List<Entry> latest(long before, int most) {
    return jdbc.sql(
            """
            select seq, done_at, actor_name, action, subject from audit
            where seq < ? order by seq desc limit ?""")
        .params(before, most)
        .query(
            (row, _) ->
                new Entry(
                    row.getLong("seq"),
                    JdbcValues.instant(row, "done_at"),
                    row.getString("actor_name"),
                    AuditAction.of(row.getString("action")),
                    row.getString("subject")))
        .list();
  }
}
