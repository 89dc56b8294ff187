package org.queenside.identity.session;

import java.time.Clock;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.queenside.store.ArrayParameter;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.support.TransactionOperations;

/** Counts wrong tries in the database, so that all programs on it count together. */
@Repository
public class SignInRateLimitRepository {

  /** The most rows that are kept: about 20 MB. Normal use has a few hundred. */
  static final int MOST_KEPT = 200_000;

  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final Clock clock;

  public SignInRateLimitRepository(
      JdbcClient jdbc, TransactionOperations transaction, Clock clock) {
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.clock = clock;
  }

  /**
   * Returns when all tries are back, in milliseconds since 1970, by each key's hash. A missing key
   * has all its tries.
   */
  Map<String, Long> read(Collection<SignInRateLimit.Key> keys) {
    return jdbc
        .sql("select key_hash, full_at from sign_in_limit where key_hash = any(?)")
        .param(ArrayParameter.ofNames(keys.stream().map(SignInRateLimit.Key::hash).toList()))
        .query((row, _) -> Map.entry(row.getString("key_hash"), row.getLong("full_at")))
        .list()
        .stream()
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /**
   * Takes one try from each of these, or none if one of them has too few. The rows stay locked
   * until the end, in a fixed order, so that simultaneous tries in any number of programs are exact
   * and never deadlock.
   *
   * @return whether the tries were taken
   */
  boolean take(Collection<SignInRateLimit.Key> keys) {
    List<SignInRateLimit.Key> sorted =
        keys.stream().sorted(Comparator.comparing(SignInRateLimit.Key::hash)).toList();
    long now = clock.millis();
    return Boolean.TRUE.equals(
        transaction.execute(
            _ -> {
              for (int i = 0; i < sorted.size(); i++) {
                if (!take(sorted.get(i), now)) {
                  sorted.subList(0, i).forEach(this::giveBack);
                  return false;
                }
              }
              return true;
            }));
  }

  /** The row may be deleted between the first two statements. */
  private boolean take(SignInRateLimit.Key key, long now) {
    return insert(key, now) || update(key, now) || insert(key, now);
  }

  private boolean insert(SignInRateLimit.Key key, long now) {
    return jdbc.sql(
                "insert into sign_in_limit (key_hash, full_at) values (?, ?) on conflict do nothing")
            .params(key.hash(), now + key.allowance().back())
            .update()
        == 1;
  }

  private boolean update(SignInRateLimit.Key key, long now) {
    return jdbc.sql(
                """
                update sign_in_limit
                set full_at =
                  case when full_at between :now and :latest then full_at else :now end + :back
                where key_hash = :key and (full_at <= :now + :room or full_at > :latest)""")
            .param("now", now)
            .param("back", key.allowance().back())
            .param("room", key.room())
            .param("latest", now + key.allowance().longest())
            .param("key", key.hash())
            .update()
        == 1;
  }

  /** Gives back the tries that were {@link #take taken}, because they were right. */
  void giveBack(Collection<SignInRateLimit.Key> keys) {
    List<SignInRateLimit.Key> sorted =
        keys.stream().sorted(Comparator.comparing(SignInRateLimit.Key::hash)).toList();
    transaction.executeWithoutResult(_ -> sorted.forEach(this::giveBack));
  }

  private void giveBack(SignInRateLimit.Key key) {
    jdbc.sql("update sign_in_limit set full_at = full_at - ? where key_hash = ?")
        .params(key.allowance().back(), key.hash())
        .update();
  }

  /** Gives these keys all their tries back. */
  void clear(Collection<SignInRateLimit.Key> keys) {
    jdbc.sql("delete from sign_in_limit where key_hash = any(?)")
        .param(ArrayParameter.ofNames(keys.stream().map(SignInRateLimit.Key::hash).toList()))
        .update();
  }

  /**
   * Deletes the counts that have all their tries back. If too many are left, an attack is going on,
   * and the counts with most of their tries back, which the attack has left behind, are deleted
   * too.
   *
   * @param most how many rows may be kept
   * @return how many rows were deleted
   */
  int deleteFull(int most) {
    int full =
        jdbc.sql("delete from sign_in_limit where full_at <= ?").param(clock.millis()).update();
    return full
        + jdbc.sql(
                """
                delete from sign_in_limit where key_hash in
                  (select key_hash from sign_in_limit order by full_at desc offset ? rows)""")
            .param(most)
            .update();
  }
}
