package org.queenside.identity.account;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.store.JdbcValues;
import org.queenside.store.NotSavedException;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The learners in the database. All rows about a learner depend on the learner's row and are
 * deleted with it.
 */
@Repository
public class LearnerRepository {

  private static final int GROUP = 100;

  /**
   * Whoever was seen within this time is here: a page is open and visible. It holds for every page
   * that shows or counts who is here.
   */
  public static final Duration HERE = Duration.ofMinutes(1);

  /** How old a recorded visit may be while a page stays open. */
  private static final Duration SEEN = Duration.ofSeconds(15);

  private static final String GUESTS_UNSEEN_SINCE =
      " from learner where last_seen_at < ?"
          + " and not exists (select 1 from account where account.learner_id = learner.id)";

  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final Clock clock;

  public LearnerRepository(JdbcClient jdbc, TransactionOperations transaction, Clock clock) {
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.clock = clock;
  }

  /**
   * Adds a new guest, who is recognised by this token.
   *
   * @param token the token in the guest's cookie
   */
  public LearnerId add(Token token) {
    LearnerId id = LearnerId.random();
    OffsetDateTime now = JdbcValues.timestamp(clock.instant());
    jdbc.sql("insert into learner (id, token_hash, created_at, last_seen_at) values (?, ?, ?, ?)")
        .params(id.value(), token.sha256(), now, now)
        .update();
    return id;
  }

  /** Finds the guest with a token, or null. */
  public @Nullable LearnerId find(Token token) {
    return jdbc.sql("select id from learner where token_hash = ?")
        .param(token.sha256())
        .query(UUID.class)
        .optional()
        .map(LearnerId::new)
        .orElse(null);
  }

  /**
   * Records a learner's visit, and locks the learner's row until the transaction ends, so that a
   * learner's tabs write one after the other.
   *
   * @return false if there is no such learner, for instance because the learner asked to be
   *     forgotten
   */
  public boolean touch(LearnerId learner) {
    return jdbc.sql("update learner set last_seen_at = ? where id = ?")
            .params(JdbcValues.timestamp(clock.instant()), learner.value())
            .update()
        == 1;
  }

  /** Records that a page of the learner is open. A learner who was just seen costs no write. */
  public void see(LearnerId learner) {
    Instant now = clock.instant();
    jdbc.sql(
            """
            update learner set last_seen_at = ?
            where id = ? and (last_seen_at is null or last_seen_at < ?)""")
        .params(JdbcValues.timestamp(now), learner.value(), JdbcValues.timestamp(now.minus(SEEN)))
        .update();
  }

  /**
   * Locks the learner's row until the transaction ends, without recording a visit.
   *
   * @return false if there is no such learner
   */
  public boolean lock(LearnerId learner) {
    return jdbc.sql("select id from learner where id = ? for update")
        .param(learner.value())
        .query(UUID.class)
        .optional()
        .isPresent();
  }

  /**
   * Changes what is stored about a learner in one transaction that locks the row as {@link #lock}
   * does. The writer may be another person, such as a teacher.
   *
   * @param what what is written, for the log
   * @param change writes it
   * @throws NotSavedException if nothing was written: the database fails, or there is no such
   *     learner
   */
  public <T> T write(LearnerId learner, String what, Supplier<T> change) {
    return write(learner, what, this::lock, change);
  }

  /** Does what {@link #write} does, and records the learner's visit. */
  public <T> T writeAsSeen(LearnerId learner, String what, Supplier<T> change) {
    return write(learner, what, this::lockAsSeen, change);
  }

  /**
   * Locks the learner's row. The row is not written each time, because its time is indexed, and
   * updating an index costs more than the lock.
   */
  private boolean lockAsSeen(LearnerId learner) {
    List<Optional<Instant>> seen =
        jdbc.sql("select last_seen_at from learner where id = ? for update")
            .param(learner.value())
            .query((row, _) -> Optional.ofNullable(JdbcValues.instantOrNull(row, "last_seen_at")))
            .list();
    if (seen.isEmpty()) {
      return false;
    }
    Instant due = clock.instant().minus(SEEN);
    return seen.getFirst().filter(due::isBefore).isPresent() || touch(learner);
  }

  private <T> T write(
      LearnerId learner, String what, Predicate<LearnerId> hold, Supplier<T> change) {
    return StoreExceptionTranslator.write(
        what,
        () ->
            transaction.execute(
                _ -> {
                  if (!hold.test(learner)) {
                    throw new LearnerDeletedException(what);
                  }
                  return change.get();
                }));
  }

  /** Does what {@link #write} does, without a result. */
  public void change(LearnerId learner, String what, Runnable change) {
    write(
        learner,
        what,
        () -> {
          change.run();
          return learner;
        });
  }

  /** Does what {@link #writeAsSeen} does, without a result. */
  public void changeAsSeen(LearnerId learner, String what, Runnable change) {
    writeAsSeen(
        learner,
        what,
        () -> {
          change.run();
          return learner;
        });
  }

  /** Lists every learner, in no particular order. */
  public List<LearnerId> all() {
    return jdbc.sql("select id from learner").query(UUID.class).list().stream()
        .map(LearnerId::new)
        .toList();
  }

  /** Returns when a learner was last here; null if never, or if there is no such learner. */
  public @Nullable Instant lastSeen(LearnerId learner) {
    return jdbc.sql("select last_seen_at from learner where id = ?")
        .param(learner.value())
        .query(OffsetDateTime.class)
        .optional()
        .map(OffsetDateTime::toInstant)
        .orElse(null);
  }

  /** Returns whether a learner has an account; guests have none. */
  boolean hasAccount(LearnerId learner) {
    return jdbc.sql("select count(*) from account where learner_id = ?")
            .param(learner.value())
            .query(Integer.class)
            .single()
        > 0;
  }

  /** Deletes a learner and everything stored about the learner, in every package. */
  public void forget(LearnerId learner) {
    transaction.executeWithoutResult(
        status -> jdbc.sql("delete from learner where id = ?").param(learner.value()).update());
  }

  /** Moves a learner's first visit back to that of a guest, if the guest came earlier. */
  void keepFirstVisit(LearnerId guest, LearnerId into) {
    jdbc.sql(
            """
            update learner set created_at =
              (select min(both_of.created_at) from learner both_of where both_of.id in (:guest, :into))
            where id = :into""")
        .param("guest", guest.value())
        .param("into", into.value())
        .update();
  }

  /** Counts the guests. */
  public int countGuests() {
    return jdbc.sql(
            """
            select count(*) from learner
            where not exists (select 1 from account where account.learner_id = learner.id)""")
        .query(Integer.class)
        .single();
  }

  /** Counts the guests who haven't visited for some time. */
  public int countGuestsUnseenFor(Duration absence) {
    return jdbc.sql("select count(*)" + GUESTS_UNSEEN_SINCE)
        .param(since(absence))
        .query(Integer.class)
        .single();
  }

  /**
   * Deletes guests who haven't visited for some time, but no accounts. It deletes in small groups,
   * so that nobody waits long for a lock.
   *
   * @return how many were deleted
   */
  public int deleteUnseenFor(Duration absence) {
    OffsetDateTime since = since(absence);
    int all = 0;
    int some;
    do {
      some =
          jdbc.sql(
                  "delete from learner where id in (select id%s limit %d) and last_seen_at < ?"
                      .formatted(GUESTS_UNSEEN_SINCE, GROUP))
              .params(since, since)
              .update();
      all += some;
    } while (some > 0);
    return all;
  }

  private OffsetDateTime since(Duration absence) {
    return JdbcValues.timestamp(clock.instant().minus(absence));
  }
}
