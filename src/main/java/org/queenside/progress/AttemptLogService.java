package org.queenside.progress;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.store.ArrayParameter;
import org.queenside.store.NotSavedException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The log of everything learners did, in the order they did it. Rows are added, never changed; they
 * go only when their learner is forgotten or when they never were, and a guest's become those of
 * whom the guest signs in as.
 */
@Repository
public class AttemptLogService {

  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final LearnerRepository learners;
  private final ProgressRepository progress;
  private final MisconceptionCountRepository beliefs;
  private final Clock clock;

  AttemptLogService(
      JdbcClient jdbc,
      TransactionOperations transaction,
      LearnerRepository learners,
      ProgressRepository progress,
      MisconceptionCountRepository beliefs,
      Clock clock) {
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.learners = learners;
    this.progress = progress;
    this.beliefs = beliefs;
    this.clock = clock;
  }

  /**
   * Records an attempt together with the progress it brings. When this returns, the attempt
   * survives the end of the program, however sudden.
   *
   * <p>An attempt that is in the log already is left as it is.
   *
   * @param learner who did it
   * @param attempt what was done, just now
   * @return false if it is in the log already
   * @throws NotSavedException if it was not recorded: the database fails, or the learner was
   *     forgotten
   */
  public boolean record(LearnerId learner, Attempt attempt) {
    return learners.write(
        learner, what(attempt), () -> recordInTransaction(learner, attempt, clock.instant()));
  }

  /**
   * Records an attempt that was made elsewhere, as above.
   *
   * @param madeAt when it was made, not later than now
   */
  public boolean record(LearnerId learner, Attempt attempt, Instant madeAt) {
    return learners.write(
        learner,
        what(attempt),
        () -> {
          noteChange(learner);
          return recordInTransaction(learner, attempt, madeAt);
        });
  }

  private static String what(Attempt attempt) {
    return "the attempt on " + attempt.item();
  }

  /**
   * Takes attempts back that never were: somebody mistyped what a learner did on paper. What
   * follows from the log is added up anew.
   *
   * @param ids the attempts' own ids; one that is not in the learner's log is no fault
   * @throws NotSavedException if nothing was taken back: the database fails, or the learner was
   *     forgotten
   */
  public void withdraw(LearnerId learner, Collection<UUID> ids) {
    learners.change(
        learner,
        "the withdrawal of attempts",
        () -> {
          int gone =
              jdbc.sql("delete from attempt where learner_id = ? and id = any(?)")
                  .params(learner.value(), ArrayParameter.ofIds(ids))
                  .update();
          if (gone > 0) {
            rebuild(learner);
          }
        });
  }

  private boolean recordInTransaction(LearnerId learner, Attempt attempt, Instant madeAt) {
    // Databases keep microseconds; so do we, or a rebuilt row would differ from the first.
    Instant now = madeAt.truncatedTo(ChronoUnit.MICROS);
    boolean added = add(learner, attempt, now);
    if (added) {
      ItemProgress before = progress.of(learner, attempt.item());
      progress.put(
          learner, before.after(attempt.outcome(), attempt.effort(), attempt.stars(), now));
      String misconception = attempt.misconception();
      if (misconception != null) {
        beliefs.count(
            learner, misconception, attempt.item(), attempt.tried(), attempt.position(), now);
      }
    }
    return added;
  }

  /** Adds the row unless it is there. */
  private boolean add(LearnerId learner, Attempt attempt, Instant at) {
    int added =
        jdbc.sql(
                """
                insert into attempt (id, learner_id, area, item, made_at, tried, outcome, reason,
                  misconception, wrong, hints, millis, stars, position)
                values (:id, :learner, :area, :item, :at, :tried, :outcome, :reason,
                  :misconception, :wrong, :hints, :millis, :stars, :position)
                on conflict do nothing""")
            .param("id", attempt.id())
            .param("learner", learner.value())
            .param("area", Area.of(attempt.item()).word())
            .param("item", attempt.item())
            .param("at", at.atOffset(ZoneOffset.UTC))
            .param("tried", attempt.tried())
            .param("outcome", attempt.outcome().word())
            .param("reason", attempt.reason())
            .param("misconception", attempt.misconception())
            .param("wrong", attempt.effort().wrong())
            .param("hints", attempt.effort().hints())
            .param("millis", attempt.effort().millis())
            .param("stars", attempt.stars())
            .param("position", attempt.position())
            .update();
    return added == 1;
  }

  /** Returns what a learner did in one area, the oldest first. */
  List<AttemptEntry> of(LearnerId learner, Area area) {
    return jdbc.sql(
            "select item, outcome, wrong, hints, made_at from attempt"
                + " where learner_id = ? and area = ? order by learner_id, area, seq")
        .params(learner.value(), area.word())
        .query(AttemptLogService::entry)
        .list();
  }

  private static AttemptEntry entry(ResultSet row, int number) throws SQLException {
    return new AttemptEntry(
        row.getString("item"), outcome(row), row.getInt("wrong"), row.getInt("hints"), madeAt(row));
  }

  /** Computes the progress of every learner anew from the log, while learners go on learning. */
  public void rebuild() {
    for (LearnerId learner : learners.all()) {
      transaction.executeWithoutResult(status -> rebuildInTransaction(learner));
    }
  }

  private void rebuildInTransaction(LearnerId learner) {
    if (learners.lock(learner)) {
      rebuild(learner);
    }
  }

  /**
   * Gives a guest's attempts to somebody, between their own as time had it, and adds up both. The
   * caller holds both learners.
   */
  void give(LearnerId guest, LearnerId into) {
    jdbc.sql("update attempt set learner_id = ? where learner_id = ?")
        .params(into.value(), guest.value())
        .update();
    rebuild(into);
  }

  /** Whoever keeps how the learner stood once sees that it is to be added up again. */
  private void noteChange(LearnerId learner) {
    jdbc.sql("update learner set log_changes = log_changes + 1 where id = ?")
        .param(learner.value())
        .update();
  }

  private void rebuild(LearnerId learner) {
    noteChange(learner);
    Map<String, ItemProgress> items = new HashMap<>();
    jdbc.sql(
            "select item, outcome, wrong, hints, stars, made_at from attempt"
                + " where learner_id = ? order by seq")
        .param(learner.value())
        .query(
            row -> {
              String item = row.getString("item");
              ItemProgress before = items.getOrDefault(item, ItemProgress.untouched(item));
              items.put(item, step(row).apply(before));
            });
    progress.clear(learner);
    items.values().forEach(item -> progress.put(learner, item));
    beliefs.rebuild(learner);
  }

  /** What one more row of the log makes of the progress before it. */
  static UnaryOperator<ItemProgress> step(ResultSet row) throws SQLException {
    Attempt.Outcome outcome = outcome(row);
    Effort effort = new Effort(row.getInt("wrong"), row.getInt("hints"), Duration.ZERO);
    Integer stars = row.getObject("stars", Integer.class);
    Instant madeAt = madeAt(row);
    return before -> before.after(outcome, effort, stars, madeAt);
  }

  private static Attempt.Outcome outcome(ResultSet row) throws SQLException {
    return Attempt.Outcome.of(row.getString("outcome"));
  }

  private static Instant madeAt(ResultSet row) throws SQLException {
    return row.getObject("made_at", OffsetDateTime.class).toInstant();
  }
}
