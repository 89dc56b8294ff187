package org.queenside.learner;

import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Who is signed in in which browser. The database knows, not the server's session: so a sign-in
 * outlives a restart, and ends everywhere at once when it is taken away.
 */
@Repository
public class SignIns {

  private final JdbcClient jdbc;
  private final Clock clock;

  /** Creates the store. */
  public SignIns(JdbcClient jdbc, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
  }

  /**
   * Begins a sign-in for the browser with this token.
   *
   * @param life how long it lasts
   * @param lasting whether the browser is to keep it when it is closed
   */
  void add(Token token, LearnerId learner, Duration life, boolean lasting) {
    OffsetDateTime now = clock.instant().atOffset(ZoneOffset.UTC);
    jdbc.sql(
            """
            insert into sign_in (token_hash, learner_id, begun_at, last_seen_at, expires_at, lasting)
            values (?, ?, ?, ?, ?, ?)""")
        .params(token.sha256(), learner.value(), now, now, now.plus(life), lasting)
        .update();
  }

  /** Finds who is signed in by this token, or null. */
  @Nullable Account find(Token token) {
    return jdbc.sql(
            """
            select a.learner_id, a.role, a.name, a.sign_in_name
            from sign_in s join account a on a.learner_id = s.learner_id
            where s.token_hash = ? and s.expires_at > ?""")
        .params(token.sha256(), clock.instant().atOffset(ZoneOffset.UTC))
        .query(Accounts::row)
        .optional()
        .orElse(null);
  }

  /**
   * Lists the browsers in which somebody is signed in.
   *
   * @param here the token of the browser in front of which they are, or null
   * @return that one first, then the one used last
   */
  List<SignedInPlace> of(LearnerId learner, @Nullable Token here) {
    return jdbc
        .sql(
            """
            select token_hash, begun_at, last_seen_at from sign_in
            where learner_id = ? and expires_at > ? order by last_seen_at desc""")
        .params(learner.value(), clock.instant().atOffset(ZoneOffset.UTC))
        .query(
            (row, _) ->
                new SignedInPlace(
                    row.getObject("begun_at", OffsetDateTime.class).toInstant(),
                    row.getObject("last_seen_at", OffsetDateTime.class).toInstant(),
                    here != null && Arrays.equals(row.getBytes("token_hash"), here.sha256())))
        .list()
        .stream()
        .sorted(Comparator.comparing(SignedInPlace::here).reversed())
        .toList();
  }

  /**
   * Begins the life of a lasting sign-in anew, if that was not done within the last day.
   *
   * @return true if it was done
   */
  boolean extend(Token token, Duration life) {
    OffsetDateTime now = clock.instant().atOffset(ZoneOffset.UTC);
    return jdbc.sql(
                """
                update sign_in set last_seen_at = ?, expires_at = ?
                where token_hash = ? and lasting and expires_at > ? and last_seen_at < ?""")
            .params(now, now.plus(life), token.sha256(), now, now.minusDays(1))
            .update()
        == 1;
  }

  /** Notes that the person signed in by this token has just proved who they are. */
  void prove(Token token) {
    jdbc.sql("update sign_in set proven_at = ? where token_hash = ?")
        .params(clock.instant().atOffset(ZoneOffset.UTC), token.sha256())
        .update();
  }

  /**
   * Returns whether the person signed in by this token proved who they are not long ago.
   *
   * @param within how long ago at most
   */
  boolean isProven(Token token, Duration within) {
    OffsetDateTime now = clock.instant().atOffset(ZoneOffset.UTC);
    return jdbc.sql("select 1 from sign_in where token_hash = ? and proven_at > ?")
        .params(token.sha256(), now.minus(within))
        .query(Integer.class)
        .optional()
        .isPresent();
  }

  /** Ends all sign-ins of somebody, in every browser. */
  public void endAll(LearnerId learner) {
    jdbc.sql("delete from sign_in where learner_id = ?").param(learner.value()).update();
  }

  /** Ends all sign-ins of somebody but one. */
  void endOthers(LearnerId learner, Token kept) {
    jdbc.sql("delete from sign_in where learner_id = ? and token_hash <> ?")
        .params(learner.value(), kept.sha256())
        .update();
  }

  /** Deletes the sign-ins that have run out. */
  public int forgetExpired() {
    return jdbc.sql("delete from sign_in where expires_at < ?")
        .param(clock.instant().atOffset(ZoneOffset.UTC))
        .update();
  }

  /** Ends a sign-in. */
  void end(Token token) {
    jdbc.sql("delete from sign_in where token_hash = ?").param(token.sha256()).update();
  }
}
