package org.queenside.identity.session;

import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.Token;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Which accounts have signed in on which devices. */
@Repository
public class KnownDeviceRepository {

  /** The most devices remembered for an account: the latest ones. */
  static final int MOST = 10;

  /** How long a device is remembered without a sign-in. */
  static final Duration LIFE = TokenCookie.LIFE;

  private final JdbcClient jdbc;
  private final Clock clock;

  public KnownDeviceRepository(JdbcClient jdbc, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
  }

  /** Returns the accounts that have signed in on a device. There are none on an unknown device. */
  Set<LearnerId> accounts(Token device) {
    return jdbc
        .sql("select learner_id from known_device where device_hash = ? and used_at > ?")
        .params(device.sha256(), now().minus(LIFE))
        .query(UUID.class)
        .list()
        .stream()
        .map(LearnerId::new)
        .collect(Collectors.toSet());
  }

  /**
   * Returns the hashes of the devices on which any of these accounts has signed in, in hexadecimal.
   */
  Map<LearnerId, Set<String>> hashes(Collection<LearnerId> accounts) {
    return jdbc
        .sql("select learner_id, device_hash from known_device where learner_id = any(?)")
        .param(ArrayParameter.ofIds(accounts, LearnerId::value))
        .query(
            (row, _) ->
                Map.entry(
                    new LearnerId(JdbcValues.uuid(row, "learner_id")),
                    HexFormat.of().formatHex(row.getBytes("device_hash"))))
        .list()
        .stream()
        .collect(
            Collectors.groupingBy(
                Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toSet())));
  }

  /**
   * Records that an account signs in on a device again.
   *
   * @return false if it hasn't signed in there before
   */
  boolean touch(Token device, LearnerId account) {
    return jdbc.sql("update known_device set used_at = ? where device_hash = ? and learner_id = ?")
            .params(now(), device.sha256(), account.value())
            .update()
        == 1;
  }

  /**
   * Records that an account has signed in on a device. Only the account's latest devices stay
   * known.
   */
  void add(Token device, LearnerId account) {
    jdbc.sql(
            """
            insert into known_device (device_hash, learner_id, used_at) values (?, ?, ?)
            on conflict do nothing""")
        .params(device.sha256(), account.value(), now())
        .update();
    jdbc.sql(
            """
            delete from known_device where learner_id = :account and device_hash in
              (select device_hash from known_device where learner_id = :account
               order by used_at desc, device_hash offset :most rows)""")
        .param("account", account.value())
        .param("most", MOST)
        .update();
  }

  /**
   * Makes all devices of an account unknown, for instance when its password may be in the wrong
   * hands.
   */
  public void forgetAll(LearnerId account) {
    jdbc.sql("delete from known_device where learner_id = ?").param(account.value()).update();
  }

  /** Deletes devices that haven't signed in for {@link #LIFE}. */
  public int deleteExpired() {
    return jdbc.sql("delete from known_device where used_at <= ?")
        .param(now().minus(LIFE))
        .update();
  }

  private OffsetDateTime now() {
    return JdbcValues.timestamp(clock.instant());
  }
}
