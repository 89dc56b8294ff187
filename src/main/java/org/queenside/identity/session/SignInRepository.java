package org.queenside.identity.session;

import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.SignInLookupCache;
import org.queenside.identity.account.Token;
import org.queenside.store.JdbcValues;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The sign-ins of accounts on browsers. They are stored in the database, not in the server's
 * session, so a sign-in survives a restart and can be ended everywhere at once.
 */
@Repository
public class SignInRepository {

  /** The shortest time between two new tokens of a lasting sign-in. */
  private static final Duration ROTATION = Duration.ofDays(1);

  /**
   * How long a replaced token stays valid, for requests under way and for a browser that crashes
   * before it has saved its cookies.
   */
  static final Duration GRACE = Duration.ofMinutes(2);

  private static final Logger LOG = LoggerFactory.getLogger(SignInRepository.class);

  private final JdbcClient jdbc;
  private final Clock clock;

  public SignInRepository(JdbcClient jdbc, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
  }

  /** Begins a sign-in as below, on a device that isn't tied to a class. */
  void add(Token token, LearnerId learner, Duration life, boolean lasting) {
    add(token, learner, life, lasting, null);
  }

  /**
   * Begins a sign-in for the browser that gets this token.
   *
   * @param life how long it lasts
   * @param lasting whether the browser keeps it after it is closed
   * @param classTablet the id of the class tablet whose untying ends it, or null
   */
  void add(
      Token token, LearnerId learner, Duration life, boolean lasting, @Nullable UUID classTablet) {
    SignInLookupCache.clear();
    OffsetDateTime now = JdbcValues.timestamp(clock.instant());
    jdbc.sql(
            """
            insert into sign_in
              (token_hash, learner_id, begun_at, last_seen_at, expires_at, lasting, tied_device_id)
            values (?, ?, ?, ?, ?, ?, ?)""")
        .params(
            JdbcValues.row(
                token.sha256(), learner.value(), now, now, now.plus(life), lasting, classTablet))
        .update();
  }

  /** Finds the account of a sign-in, or null if it has ended. */
  @Nullable Account find(SignInToken key) {
    return SignInLookupCache.find(key, () -> lookUp(key));
  }

  private @Nullable Account lookUp(SignInToken key) {
    Row row = row(key.series());
    if (row == null) {
      return null;
    }
    if (row.isCurrent(key)) {
      if (row.previous != null && row.rotatedBefore(GRACE)) {
        settle(key);
      }
      return row.account;
    }
    return row.isPrevious(key) ? row.account : null;
  }

  /**
   * Records that a page is opened. A lasting sign-in is renewed with a new token, at most once a
   * day. The old token stays valid until the new one is used, because the browser may not have
   * received it, and for {@link #GRACE} after that, for requests already on their way.
   *
   * <p>If a replaced token is used after that, it has been copied. The user may be the owner or a
   * thief, so the sign-in ends for both.
   *
   * @return the new token for the browser, or null if it hasn't changed
   */
  @Nullable SignInToken visit(SignInToken key, Duration life) {
    Row row = row(key.series());
    if (row == null) {
      return null;
    }
    boolean current = row.isCurrent(key);
    if (!current && !row.isPrevious(key)) {
      markCopied(key.series());
      return null;
    }
    // If the older token is still used after a while, the answer with the newer one was lost.
    boolean due = current ? row.lasting && row.seenBefore(ROTATION) : row.rotatedBefore(GRACE);
    return due ? rotate(key, row, life) : null;
  }

  /** Of two simultaneous requests, only one still finds the token that it has read. */
  private @Nullable SignInToken rotate(SignInToken key, Row row, Duration life) {
    SignInLookupCache.clear();
    Token fresh = Token.random();
    OffsetDateTime now = now();
    int rotated =
        jdbc.sql(
                """
                update sign_in set rotated_hash = ?, previous_hash = ?, rotated_at = ?,
                  last_seen_at = ?, expires_at = ?
                where token_hash = ? and coalesce(rotated_hash, token_hash) = ?
                  and copied_at is null""")
            .params(
                fresh.sha256(),
                key.token().sha256(),
                now,
                now,
                now.plus(life),
                key.series().sha256(),
                row.current)
            .update();
    return rotated == 1 ? key.with(fresh) : null;
  }

  /**
   * The newest token has been used, so the browser has it, and the previous one becomes invalid.
   */
  private void settle(SignInToken key) {
    jdbc.sql("update sign_in set previous_hash = null where token_hash = ? and rotated_hash = ?")
        .params(key.series().sha256(), key.token().sha256())
        .update();
  }

  /** The row is kept until it expires, so that the sign-in page can say what happened. */
  private void markCopied(Token series) {
    SignInLookupCache.clear();
    jdbc.sql("update sign_in set copied_at = ?, previous_hash = null where token_hash = ?")
        .params(now(), series.sha256())
        .update();
    LOG.warn("A sign-in was used with a token that had been replaced; it has ended everywhere");
  }

  /** Returns whether this sign-in has ended because its cookie was used on two browsers. */
  boolean isCopied(Token series) {
    return jdbc.sql(
                """
                select count(*) from sign_in
                where token_hash = ? and copied_at is not null and expires_at > ?""")
            .params(series.sha256(), now())
            .query(Integer.class)
            .single()
        > 0;
  }

  private @Nullable Row row(Token series) {
    return jdbc.sql(
            """
            select a.learner_id, a.role, a.name, a.sign_in_name,
              coalesce(s.rotated_hash, s.token_hash) as current_hash, s.previous_hash,
              coalesce(s.rotated_at, s.begun_at) as rotated_at, s.last_seen_at, s.lasting
            from sign_in s join account a on a.learner_id = s.learner_id
            where s.token_hash = ? and s.expires_at > ? and s.copied_at is null""")
        .params(series.sha256(), now())
        .query(
            (row, number) ->
                new Row(
                    AccountRepository.row(row, number),
                    row.getBytes("current_hash"),
                    row.getBytes("previous_hash"),
                    row.getObject("rotated_at", OffsetDateTime.class),
                    row.getObject("last_seen_at", OffsetDateTime.class),
                    row.getBoolean("lasting"),
                    now()))
        .optional()
        .orElse(null);
  }

  /**
   * Lists the browsers on which an account is signed in.
   *
   * @param here the series of the asking browser, or null
   * @return that browser first, then the most recently used
   */
  List<SignedInBrowser> of(LearnerId learner, @Nullable Token here) {
    return jdbc
        .sql(
            """
            select token_hash, begun_at, last_seen_at from sign_in
            where learner_id = ? and expires_at > ? and copied_at is null
            order by last_seen_at desc""")
        .params(learner.value(), JdbcValues.timestamp(clock.instant()))
        .query(
            (row, _) ->
                new SignedInBrowser(
                    JdbcValues.instant(row, "begun_at"),
                    JdbcValues.instant(row, "last_seen_at"),
                    here != null && Arrays.equals(row.getBytes("token_hash"), here.sha256())))
        .list()
        .stream()
        .sorted(Comparator.comparing(SignedInBrowser::here).reversed())
        .toList();
  }

  /** Records that the person of this sign-in has just confirmed the account. */
  void prove(Token series) {
    jdbc.sql("update sign_in set proven_at = ? where token_hash = ?")
        .params(now(), series.sha256())
        .update();
  }

  /**
   * Returns whether the person of this sign-in confirmed the account recently.
   *
   * @param within the longest time ago
   */
  boolean isProven(Token series, Duration within) {
    return jdbc.sql("select 1 from sign_in where token_hash = ? and proven_at > ?")
        .params(series.sha256(), now().minus(within))
        .query(Integer.class)
        .optional()
        .isPresent();
  }

  /** Ends all sign-ins of an account, in every browser. */
  public void endAll(LearnerId learner) {
    SignInLookupCache.clear();
    jdbc.sql("delete from sign_in where learner_id = ?").param(learner.value()).update();
  }

  /** Ends all of an account's sign-ins except one. */
  void endOthers(LearnerId learner, Token kept) {
    SignInLookupCache.clear();
    jdbc.sql("delete from sign_in where learner_id = ? and token_hash <> ?")
        .params(learner.value(), kept.sha256())
        .update();
  }

  /** Deletes the sign-ins that have expired. */
  public int deleteExpired() {
    return jdbc.sql("delete from sign_in where expires_at < ?")
        .param(JdbcValues.timestamp(clock.instant()))
        .update();
  }

  /** Ends a sign-in. */
  void end(Token series) {
    SignInLookupCache.clear();
    jdbc.sql("delete from sign_in where token_hash = ?").param(series.sha256()).update();
  }

  private OffsetDateTime now() {
    return JdbcValues.timestamp(clock.instant());
  }

  /**
   * A sign-in as it is read.
   *
   * @param current the hash of the current token
   * @param previous the hash of the previous token while it is still valid, or null
   * @param rotatedAt when the current token was made
   * @param now when the row is read
   */
  @SuppressWarnings("ArrayRecordComponent")
  private record Row(
      Account account,
      byte[] current,
      byte @Nullable [] previous,
      OffsetDateTime rotatedAt,
      OffsetDateTime lastSeenAt,
      boolean lasting,
      OffsetDateTime now) {

    boolean isCurrent(SignInToken key) {
      return MessageDigest.isEqual(current, key.token().sha256());
    }

    boolean isPrevious(SignInToken key) {
      return previous != null && MessageDigest.isEqual(previous, key.token().sha256());
    }

    boolean rotatedBefore(Duration ago) {
      return rotatedAt.isBefore(now.minus(ago));
    }

    boolean seenBefore(Duration ago) {
      return lastSeenAt.isBefore(now.minus(ago));
    }
  }
}
