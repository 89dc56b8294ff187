package org.queenside.progress;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * What learners did, attempt by attempt, for whoever may see it: who asks has to be checked before.
 *
 * <p>Methods throw Spring's {@code DataAccessException} when the database fails.
 */
@Repository
public class AttemptRepository {

  private static final String COLUMNS =
      "id, item, made_at, tried, outcome, reason, misconception, wrong, hints, millis, stars,"
          + " position";

  private final JdbcClient jdbc;

  AttemptRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Reads everything a learner did, the oldest first. */
  public List<RecordedAttempt> all(LearnerId learner) {
    return jdbc.sql("select " + COLUMNS + " from attempt where learner_id = ? order by seq")
        .param(learner.value())
        .query(AttemptRepository::row)
        .list();
  }

  /**
   * Reads a learner's latest attempts on an item.
   *
   * @param names all names by which the item stands in the log
   * @param most how many at most
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

  private static RecordedAttempt row(ResultSet row, int number) throws SQLException {
    return new RecordedAttempt(
        new Attempt(
            row.getObject("id", UUID.class),
            row.getString("item"),
            row.getString("tried"),
            Attempt.Outcome.of(row.getString("outcome")),
            row.getString("reason"),
            row.getString("misconception"),
            new Effort(
                row.getInt("wrong"), row.getInt("hints"), Duration.ofMillis(row.getInt("millis"))),
            row.getObject("stars", Integer.class),
            row.getString("position")),
        row.getObject("made_at", OffsetDateTime.class).toInstant());
  }
}
