package org.queenside.progress;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The false beliefs of many learners, for whoever may see them: who asks has to be checked before.
 *
 * <p>Methods throw Spring's {@code DataAccessException} when the database fails.
 */
@Repository
public class MisconceptionRepository {

  private final JdbcClient jdbc;

  MisconceptionRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /**
   * Reads what some learners showed to believe.
   *
   * @return by misconception, and the most frequent first
   */
  public List<MisconceptionRecord> of(Collection<LearnerId> learners) {
    return jdbc.sql(
            """
            select learner_id, misconception, item, tried, position, times, first_at, last_at
            from belief where learner_id = any(?)
            order by misconception, times desc, item, tried, learner_id""")
        .param(ArrayParameter.ofIds(learners, LearnerId::value))
        .query(MisconceptionRepository::row)
        .list();
  }

  private static MisconceptionRecord row(ResultSet row, int number) throws SQLException {
    return new MisconceptionRecord(
        new LearnerId(row.getObject("learner_id", UUID.class)),
        row.getString("misconception"),
        row.getString("item"),
        row.getString("tried"),
        row.getString("position"),
        row.getInt("times"),
        row.getObject("first_at", OffsetDateTime.class).toInstant(),
        row.getObject("last_at", OffsetDateTime.class).toInstant());
  }
}
