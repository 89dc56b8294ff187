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

/** Reads what learners solved, and when. Callers check who may read it. */
@Repository
public class SolvedRunRepository {

  private static final int QUARTER = 15 * 60;

  private final JdbcClient jdbc;

  SolvedRunRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /**
   * Reads the runs in which the given learners solved the given items.
   *
   * @param since the earliest time of the answers
   * @return the earliest first
   */
  public List<SolvedRun> of(
      Collection<LearnerId> learners, Collection<String> items, Instant since) {
    return jdbc.sql(
            """
            select learner_id, item, made_at, millis from attempt
            where learner_id = any(?) and item = any(?) and outcome = 'solved' and made_at >= ?
            order by made_at, seq""")
        .params(
            ArrayParameter.ofIds(learners, LearnerId::value),
            ArrayParameter.ofNames(items),
            JdbcValues.timestamp(since))
        .query(SolvedRunRepository::run)
        .list();
  }

  private static SolvedRun run(ResultSet row, int number) throws SQLException {
    Instant at = JdbcValues.instant(row, "made_at");
    return new SolvedRun(
        new LearnerId(JdbcValues.uuid(row, "learner_id")),
        row.getString("item"),
        at.minusMillis(row.getInt("millis")),
        at);
  }

  /**
   * Counts what some learners solved outside live lessons, by quarters of an hour: every time
   * zone's days begin with one.
   *
   * @param since the earliest time of the answers
   * @return the quarter hours in which something was solved
   */
  public List<SolvedCount> tallies(Collection<LearnerId> learners, Instant since) {
    return jdbc.sql(
            """
            select quarter, count(*) as solved, sum(clean) as clean
            from (
              select floor(extract(epoch from made_at) / %d) as quarter,
                case when wrong = 0 and hints = 0 then 1 else 0 end as clean
              from attempt where learner_id = any(?) and outcome = 'solved' and made_at >= ?
                and area <> 'live'
            ) as solved_attempt
            group by quarter order by quarter"""
                .formatted(QUARTER))
        .params(ArrayParameter.ofIds(learners, LearnerId::value), JdbcValues.timestamp(since))
        .query(
            (row, number) ->
                new SolvedCount(
                    Instant.ofEpochSecond(row.getLong("quarter") * QUARTER),
                    row.getInt("solved"),
                    row.getInt("clean")))
        .list();
  }
}
