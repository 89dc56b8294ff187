package org.queenside.progress;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Reads and writes the misconceptions that learners showed, counted from the attempt log. Callers
 * check who may read them.
 */
@Repository
public class MisconceptionRepository {

  private static final String UPDATE =
      """
      update misconception
      set times = times + 1, last_at = :at, position = coalesce(:position, position)
      where learner_id = :learner and misconception = :misconception and item = :item
        and tried = :tried""";

  private static final String INSERT =
      """
      insert into misconception (learner_id, misconception, item, tried, position, times, first_at, last_at)
      values (:learner, :misconception, :item, :tried, :position, 1, :at, :at)""";

  private final JdbcClient jdbc;

  MisconceptionRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /**
   * Reads the misconceptions of some learners.
   *
   * @return ordered by misconception, then the most frequent first
   */
  public List<MisconceptionRecord> of(Collection<LearnerId> learners) {
    return jdbc.sql(
            """
            select learner_id, misconception, item, tried, position, times, first_at, last_at
            from misconception where learner_id = any(?)
            order by misconception, times desc, item, tried, learner_id""")
        .param(ArrayParameter.ofIds(learners, LearnerId::value))
        .query(MisconceptionRepository::row)
        .list();
  }

  /** Counts an attempt that shows a misconception. The caller must have locked the learner. */
  void count(LearnerId learner, Attempt attempt, Instant at) {
    if (write(UPDATE, learner, attempt, at) == 0) {
      write(INSERT, learner, attempt, at);
    }
  }

  private int write(String statement, LearnerId learner, Attempt attempt, Instant at) {
    return jdbc.sql(statement)
        .param("learner", learner.value())
        .param("misconception", attempt.misconception())
        .param("item", attempt.item())
        .param("tried", attempt.tried())
        .param("position", attempt.position())
        .param("at", JdbcValues.timestamp(at))
        .update();
  }

  /** Deletes what was counted for a learner. */
  void clear(LearnerId learner) {
    jdbc.sql("delete from misconception where learner_id = ?").param(learner.value()).update();
  }

  private static MisconceptionRecord row(ResultSet row, int number) throws SQLException {
    return new MisconceptionRecord(
        new LearnerId(JdbcValues.uuid(row, "learner_id")),
        row.getString("misconception"),
        row.getString("item"),
        row.getString("tried"),
        row.getString("position"),
        row.getInt("times"),
        JdbcValues.instant(row, "first_at"),
        JdbcValues.instant(row, "last_at"));
  }
}
