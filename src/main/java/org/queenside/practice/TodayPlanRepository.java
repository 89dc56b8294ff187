package org.queenside.practice;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.JdbcRowMerge;
import org.queenside.store.JdbcUpsert;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads and writes daily plans, one for each learner. */
@Repository
record TodayPlanRepository(JdbcClient jdbc) {

  private static final JdbcRowMerge ONE_EACH =
      new JdbcRowMerge("today", "learner_id", "planned_for");
  private static final String BETWEEN = " ";

  /** Returns the plan of a day, or null if there is none. */
  @Nullable TodayPlan of(LearnerId learner, LocalDate day) {
    return jdbc.sql(
            "select planned_for, planned_at, seed, parts from today"
                + " where learner_id = ? and planned_for = ?")
        .params(learner.value(), day)
        .query(TodayPlanRepository::today)
        .optional()
        .orElse(null);
  }

  private static TodayPlan today(ResultSet row, int number) throws SQLException {
    return new TodayPlan(
        row.getObject("planned_for", LocalDate.class),
        JdbcValues.instant(row, "planned_at"),
        row.getLong("seed"),
        parts(row.getString("parts")));
  }

  /** Parses the tasks, leaving out those that no longer exist, such as a removed drill. */
  private static List<TodayTask> parts(String text) {
    return Stream.of(text.split(BETWEEN, -1)).map(TodayTask::of).filter(Objects::nonNull).toList();
  }

  /**
   * Gives a guest's plan to a learner who has no plan for that day or a later one. The caller must
   * have locked both.
   */
  void merge(LearnerId guest, LearnerId into) {
    ONE_EACH.run(jdbc, guest.value(), into.value());
  }

  /** Replaces the plan. The caller must have locked the learner. */
  void put(LearnerId learner, TodayPlan today) {
    String parts = today.parts().stream().map(TodayTask::item).collect(Collectors.joining(BETWEEN));
    JdbcUpsert.into("today")
        .key("learner_id", learner.value())
        .set("planned_for", today.day())
        .set("planned_at", JdbcValues.timestamp(today.at()))
        .set("seed", today.seed())
        .set("parts", parts)
        .run(jdbc);
  }
}
