package org.queenside.identity.management;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.ActingAccount;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.queenside.text.TextSanitizer;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The audit log of teachers and administrators. Write an entry in the transaction of the action.
 */
@Repository
public class AuditRepository {

  private static final int LONGEST = 200;

  private final ActingAccount actingAccount;
  private final JdbcClient jdbc;
  private final Clock clock;

  public AuditRepository(ActingAccount actingAccount, JdbcClient jdbc, Clock clock) {
    this.actingAccount = actingAccount;
    this.jdbc = jdbc;
    this.clock = clock;
  }

  /**
   * One entry of the log.
   *
   * @param number the entry's number, counting upwards
   * @param at when it was done
   * @param actor the name of the account at that time
   * @param action what was done
   * @param subject what it was done to
   * @param detail what else the sentence says; empty if nothing
   */
  public record Entry(
      long number, Instant at, String actor, AuditAction action, String subject, String detail) {}

  /** Writes an entry without a detail for the acting account. */
  public void note(AuditAction action, String subject) {
    note(action, subject, "");
  }

  /**
   * Writes an entry for the acting account.
   *
   * @param action what is done
   * @param subject what it is done to: a class, an account, a collection; never a pupil's name or
   *     work. A text that is too long is cut off
   * @param detail what else the sentence says: a number of pupils or of a card, a new name, the
   *     code of a role
   */
  public void note(AuditAction action, String subject, Object detail) {
    insert(actingAccount.find(), action, subject, List.of(detail.toString()));
  }

  /**
   * Writes an entry for an account that is signing in right now.
   *
   * @param actor the account, or null
   * @param action what is done
   * @param subject what it is done to
   */
  public void note(@Nullable Account actor, AuditAction action, String subject) {
    insert(actor, action, subject, List.of(""));
  }

  /** Writes an entry for each of several details, in one statement. */
  public void noteEach(AuditAction action, String subject, List<String> details) {
    insert(actingAccount.find(), action, subject, details);
  }

  /**
   * Writes an entry unless the acting account has a similar one from the last hour. For work that
   * is saved bit by bit.
   */
  public void noteOnceAnHour(AuditAction action, String subject) {
    Account actor = Objects.requireNonNull(actingAccount.find(), "nobody is acting");
    boolean noted =
        jdbc.sql(
                """
                select exists (
                  select 1 from audit
                  where actor_id = ? and done_at > ? and action = ? and subject = ?)""")
            .param(actor.id().value())
            .param(JdbcValues.timestamp(clock.instant().minus(Duration.ofHours(1))))
            .params(action.code(), cut(subject))
            .query(Boolean.class)
            .single();
    if (!noted) {
      insert(actor, action, subject, List.of(""));
    }
  }

  private void insert(
      @Nullable Account actor, AuditAction action, String subject, List<String> details) {
    jdbc.sql(
            """
            insert into audit (done_at, actor_id, actor_name, action, subject, detail)
            select cast(? as timestamp with time zone), cast(? as uuid), cast(? as varchar),
              cast(? as varchar), cast(? as varchar), d.detail
            from unnest(?) as d (detail)""")
        .param(JdbcValues.timestamp(clock.instant()))
        .param(actor == null ? null : actor.id().value())
        .param(actor == null ? "" : actor.name())
        .param(action.code())
        .param(cut(subject))
        .param(
            ArrayParameter.column("varchar", details.stream().map(AuditRepository::cut).toList()))
        .update();
  }

  private static String cut(String text) {
    return TextSanitizer.truncate(text, LONGEST);
  }

  /**
   * Reads the log, newest entries first.
   *
   * @param before the number before which to begin
   * @param most the maximum number of entries
   * @return the newest first
   */
  public List<Entry> find(AuditFilter filter, long before, int most) {
    return jdbc.sql(
            """
            select seq, done_at, actor_name, action, subject, detail from audit
            where seq < :before and action = any(:actions)
              and done_at >= :from and done_at < :until
              and (position(:text in lower(actor_name)) > 0
                or position(:text in lower(subject)) > 0
                or position(:text in lower(detail)) > 0)
            order by seq desc limit :most""")
        .param("before", before)
        .param("actions", ArrayParameter.ofNames(filter.actions()))
        .param("from", JdbcValues.timestamp(filter.from()))
        .param("until", JdbcValues.timestamp(filter.until()))
        .param("text", filter.text())
        .param("most", most)
        .query(
            (row, _) ->
                new Entry(
                    row.getLong("seq"),
                    JdbcValues.instant(row, "done_at"),
                    row.getString("actor_name"),
                    AuditAction.of(row.getString("action")),
                    row.getString("subject"),
                    row.getString("detail")))
        .list();
  }
}
