package org.queenside.identity.management;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.Token;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The invitations in the database. Only hashes of their tokens are stored. */
@Repository
record InvitationRepository(JdbcClient jdbc, Clock clock) {

  /** How long an invitation to a new account can be used. */
  static final Duration LIFE = Duration.ofDays(14);

  /**
   * How long a link for a new password can be used. Shorter, because it opens an account with data.
   */
  static final Duration PASSWORD_LIFE = Duration.ofHours(2);

  private static final String SELECT =
      "select id, role, learner_id, note, expires_at from invitation ";

  /**
   * Adds an invitation.
   *
   * @param account the account that gets a new password, or null to make a new account
   */
  Token add(AccountRole role, @Nullable LearnerId account, String note) {
    return add(role, account, note, account == null ? LIFE : PASSWORD_LIFE);
  }

  /** Adds an invitation to an account that was just made and has no password yet. */
  Token addForNewAccount(Account account) {
    return add(account.role(), account.id(), account.name(), LIFE);
  }

  private Token add(AccountRole role, @Nullable LearnerId account, String note, Duration life) {
    Token token = Token.random();
    OffsetDateTime now = now();
    jdbc.sql(
            """
            insert into invitation (token_hash, role, learner_id, note, made_at, expires_at)
            values (?, ?, ?, ?, ?, ?)""")
        .param(token.sha256())
        .param(role.code())
        .param(account == null ? null : account.value())
        .param(note)
        .param(now)
        .param(now.plus(life))
        .update();
    return token;
  }

  /** Finds an invitation that can be used, or null. */
  @Nullable Invitation find(String token) {
    Token parsed = Token.parse(token);
    return parsed == null
        ? null
        : jdbc.sql(SELECT + "where token_hash = ? and used_at is null and expires_at > ?")
            .params(parsed.sha256(), now())
            .query(InvitationRepository::row)
            .optional()
            .orElse(null);
  }

  /**
   * Uses up an invitation.
   *
   * @return false if it has been used or has expired. Of two simultaneous calls, one returns true
   */
  boolean use(Invitation invitation) {
    OffsetDateTime now = now();
    return jdbc.sql(
                """
                update invitation set used_at = ?
                where id = ? and used_at is null and expires_at > ?""")
            .params(now, invitation.id(), now)
            .update()
        == 1;
  }

  /** Lists the invitations that can be used, the newest first. */
  List<Invitation> open(int skipped, int most) {
    return jdbc.sql(
            SELECT + "where used_at is null and expires_at > ? order by id desc limit ? offset ?")
        .params(now(), most, skipped)
        .query(InvitationRepository::row)
        .list();
  }

  /**
   * Withdraws an invitation.
   *
   * @return false if it has been used already
   */
  boolean withdraw(long id) {
    return jdbc.sql("delete from invitation where id = ? and used_at is null").param(id).update()
        == 1;
  }

  /** Deletes expired invitations. */
  int deleteExpired() {
    return jdbc.sql("delete from invitation where expires_at < ?").param(now()).update();
  }

  private OffsetDateTime now() {
    return JdbcValues.timestamp(clock.instant());
  }

  private static Invitation row(ResultSet row, int number) throws SQLException {
    UUID account = JdbcValues.uuidOrNull(row, "learner_id");
    return new Invitation(
        row.getLong("id"),
        AccountRole.of(row.getString("role")),
        account == null ? null : new LearnerId(account),
        row.getString("note"),
        JdbcValues.instant(row, "expires_at"));
  }
}
