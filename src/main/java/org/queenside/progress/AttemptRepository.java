package org.queenside.progress;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads and writes the attempt log. Callers check who may read or write them. */
@Repository
public class AttemptRepository {

  private static final String COLUMNS =
      "id, item, made_at, tried, outcome, reason, misconception, wrong, hints, millis, stars,"
          + " position";

  private static final String ADD =
      """
      insert into attempt (id, learner_id, area, item, made_at, tried, outcome, reason,
        misconception, wrong, hints, millis, stars, position)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      on conflict do nothing""";

  private final JdbcClient jdbc;

  AttemptRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /**
   * Reads everything a learner did.
   *
   * @return the oldest first
   */
  public List<RecordedAttempt> all(LearnerId learner) {
    return jdbc.sql("select " + COLUMNS + " from attempt where learner_id = ? order by seq")
        .param(learner.value())
        .query(AttemptRepository::row)
        .list();
  }

  /**
   * Reads a learner's latest attempts on an item.
   *
   * @param names all names the log uses for the item
   * @param most the maximum number
   * @return the oldest first
   */
  public List<RecordedAttempt> latest(LearnerId learner, Collection<String> names, int most) {
    return jdbc.sql(
            "select "
                + COLUMNS
                + " from attempt where learner_id = ? and item = any(?) order by seq desc limit ?")
        .params(learner.value(), ArrayParameter.ofNames(names), most)
        .query(AttemptRepository::row)
        .list()
        .reversed();
  }

  /**
   * Reads a learner's latest attempts in an area within a period.
   *
   * @param from the first moment
   * @param until the moment after the period
   * @param most the maximum number
   * @return the oldest first
   */
  public List<RecordedAttempt> latest(
      LearnerId learner, Area area, Instant from, Instant until, int most) {
    return jdbc.sql(
            "select "
                + COLUMNS
                + " from attempt where learner_id = ? and area = ? and made_at >= ? and made_at < ?"
                + " order by seq desc limit ?")
        .params(
            learner.value(),
            area.word(),
            JdbcValues.timestamp(from),
            JdbcValues.timestamp(until),
            most)
        .query(AttemptRepository::row)
        .list()
        .reversed();
  }

  /** Returns what a learner did in one area, the oldest first. */
  List<AttemptEntry> of(LearnerId learner, Area area) {
    return jdbc.sql(
            "select item, outcome, wrong, hints, made_at from attempt"
                + " where learner_id = ? and area = ? order by learner_id, area, seq")
        .params(learner.value(), area.word())
        .query(
            (row, _) ->
                new AttemptEntry(
                    row.getString("item"),
                    outcome(row),
                    row.getInt("wrong"),
                    row.getInt("hints"),
                    madeAt(row)))
        .list();
  }

  /** Returns the attempts of a learner that show a misconception, the oldest first. */
  List<RecordedAttempt> withMisconception(LearnerId learner) {
    return jdbc.sql(
            "select "
                + COLUMNS
                + " from attempt where learner_id = ? and misconception is not null order by seq")
        .param(learner.value())
        .query(AttemptRepository::row)
        .list();
  }

  /** Computes a learner's progress from all attempts. */
  Collection<ItemProgress> progress(LearnerId learner) {
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
    return items.values();
  }

  /** Returns a function that adds a row of the log to the progress before it. */
  static UnaryOperator<ItemProgress> step(ResultSet row) throws SQLException {
    Attempt.Outcome outcome = outcome(row);
    Effort effort = new Effort(row.getInt("wrong"), row.getInt("hints"), Duration.ZERO);
    Integer stars = row.getObject("stars", Integer.class);
    Instant madeAt = madeAt(row);
    return before -> before.after(outcome, effort, stars, madeAt);
  }

  /** Adds an attempt, and returns false if it was already there. */
  boolean add(LearnerId learner, Attempt attempt, Instant at) {
    return jdbc.sql(ADD)
            .params(
                JdbcValues.row(
                    attempt.id(),
                    learner.value(),
                    Area.of(attempt.item()).word(),
                    attempt.item(),
                    JdbcValues.timestamp(at),
                    attempt.tried(),
                    attempt.outcome().word(),
                    attempt.reason(),
                    attempt.misconception(),
                    attempt.effort().wrong(),
                    attempt.effort().hints(),
                    attempt.effort().millis(),
                    attempt.stars(),
                    attempt.position()))
            .update()
        == 1;
  }

  /** Deletes attempts of a learner, and returns how many there were. */
  int delete(LearnerId learner, Collection<UUID> ids) {
    return jdbc.sql("delete from attempt where learner_id = ? and id = any(?)")
        .params(learner.value(), ArrayParameter.ofIds(ids))
        .update();
  }

  /** Gives a guest's attempts to a learner; the log is ordered by time. */
  void merge(LearnerId guest, LearnerId into) {
    jdbc.sql("update attempt set learner_id = ? where learner_id = ?")
        .params(into.value(), guest.value())
        .update();
  }

  /** Marks results that were computed from the log as out of date. */
  void noteChange(LearnerId learner) {
    jdbc.sql("update learner set log_changes = log_changes + 1 where id = ?")
        .param(learner.value())
        .update();
  }

  private static RecordedAttempt row(ResultSet row, int number) throws SQLException {
    return new RecordedAttempt(
        new Attempt(
            JdbcValues.uuid(row, "id"),
            row.getString("item"),
            row.getString("tried"),
            outcome(row),
            row.getString("reason"),
            row.getString("misconception"),
            new Effort(
                row.getInt("wrong"), row.getInt("hints"), Duration.ofMillis(row.getInt("millis"))),
            row.getObject("stars", Integer.class),
            row.getString("position")),
        madeAt(row));
  }

  private static Attempt.Outcome outcome(ResultSet row) throws SQLException {
    return Attempt.Outcome.of(row.getString("outcome"));
  }

  private static Instant madeAt(ResultSet row) throws SQLException {
    return JdbcValues.instant(row, "made_at");
  }
}
