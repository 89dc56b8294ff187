package org.queenside.identity.session;

import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Token;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Links that tie devices to a class. Callers check who is asking. */
@Repository
public class ClassTabletLinkRepository {

  /** How long a link works: time for one walk around the room. */
  public static final Duration LIFE = Duration.ofMinutes(30);

  private final JdbcClient jdbc;
  private final Clock clock;

  public ClassTabletLinkRepository(JdbcClient jdbc, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
  }

  /** Makes a link for a class. The previous one stops working. */
  public Token renew(UUID schoolClass) {
    Token token = Token.random();
    remove(schoolClass);
    jdbc.sql("insert into tied_device_link (class_id, token_hash, expires_at) values (?, ?, ?)")
        .params(schoolClass, token.sha256(), now().plus(LIFE))
        .update();
    return token;
  }

  /** Disables a class's link. */
  public void remove(UUID schoolClass) {
    jdbc.sql("delete from tied_device_link where class_id = ?").param(schoolClass).update();
  }

  /** Returns the id of the class that a link belongs to; null if the link doesn't work. */
  public @Nullable UUID classOf(String token) {
    Token sent = Token.parse(token);
    return sent == null
        ? null
        : jdbc.sql(
                """
                select l.class_id
                from tied_device_link l join school_class c on c.id = l.class_id
                where l.token_hash = ? and l.expires_at > ? and c.archived_at is null""")
            .params(sent.sha256(), now())
            .query(UUID.class)
            .optional()
            .orElse(null);
  }

  /** Deletes expired links. */
  public int deleteExpired() {
    return jdbc.sql("delete from tied_device_link where expires_at <= ?").param(now()).update();
  }

  private OffsetDateTime now() {
    return JdbcValues.timestamp(clock.instant());
  }
}
