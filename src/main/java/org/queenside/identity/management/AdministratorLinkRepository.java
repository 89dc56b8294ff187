package org.queenside.identity.management;

import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Token;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The administrator links in the database, with hashes of their tokens only. */
@Repository
record AdministratorLinkRepository(JdbcClient jdbc, Clock clock) {

  /**
   * Adds a link.
   *
   * @param askedFor whether it works even if there is an administrator
   * @param life how long it can be used
   */
  void add(Token token, boolean askedFor, Duration life) {
    jdbc.sql("insert into administrator_link (token_hash, asked_for, expires_at) values (?, ?, ?)")
        .params(token.sha256(), askedFor, now().plus(life))
        .update();
  }

  /** Returns whether a link was asked for; null if there is no link with this token. */
  @Nullable Boolean isAskedFor(Token token) {
    return jdbc.sql(
            "select asked_for from administrator_link where token_hash = ? and expires_at > ?")
        .params(token.sha256(), now())
        .query(Boolean.class)
        .optional()
        .orElse(null);
  }

  /**
   * Deletes a link, together with all links that weren't asked for. They are locked in a fixed
   * order first, so that if two people use two links at the same time, only one becomes the
   * administrator.
   *
   * @return false if the link had expired or was deleted before
   */
  boolean use(Token token) {
    byte[] used = token.sha256();
    List<byte[]> open =
        jdbc.sql(
                """
                select token_hash from administrator_link
                where (token_hash = ? or not asked_for) and expires_at > ?
                order by token_hash for update""")
            .params(used, now())
            .query(byte[].class)
            .list();
    jdbc.sql("delete from administrator_link where token_hash = ? or not asked_for")
        .param(used)
        .update();
    return open.stream().anyMatch(hash -> MessageDigest.isEqual(hash, used));
  }

  /** Deletes the expired links, and returns how many there were. */
  int deleteExpired() {
    return jdbc.sql("delete from administrator_link where expires_at <= ?").param(now()).update();
  }

  private OffsetDateTime now() {
    return JdbcValues.timestamp(clock.instant());
  }
}
