package org.queenside.progress;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The derived rows of false beliefs. The caller holds the learner. */
@Repository
class MisconceptionCountRepository {

  private static final String UPDATE =
      """
      update belief
      set times = times + 1, last_at = :at, position = coalesce(:position, position)
      where learner_id = :learner and misconception = :misconception and item = :item
        and tried = :tried""";

  private static final String INSERT =
      """
      insert into belief (learner_id, misconception, item, tried, position, times, first_at, last_at)
      values (:learner, :misconception, :item, :tried, :position, 1, :at, :at)""";

  private final JdbcClient jdbc;

  MisconceptionCountRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Counts one more try that shows a belief. */
  void count(
      LearnerId learner,
      String misconception,
      String item,
      String tried,
      @Nullable String position,
      Instant at) {
    for (String statement : new String[] {UPDATE, INSERT}) {
      int written =
          jdbc.sql(statement)
              .param("learner", learner.value())
              .param("misconception", misconception)
              .param("item", item)
              .param("tried", tried)
              .param("position", position)
              .param("at", at.atOffset(ZoneOffset.UTC))
              .update();
      if (written > 0) {
        return;
      }
    }
  }

  /** Counts all of a learner's tries anew. */
  void rebuild(LearnerId learner) {
    jdbc.sql("delete from belief where learner_id = ?").param(learner.value()).update();
    jdbc.sql(
            """
            select misconception, item, tried, position, made_at from attempt
            where learner_id = ? and misconception is not null order by seq""")
        .param(learner.value())
        .query(
            row -> {
              count(
                  learner,
                  row.getString("misconception"),
                  row.getString("item"),
                  row.getString("tried"),
                  row.getString("position"),
                  row.getObject("made_at", OffsetDateTime.class).toInstant());
            });
  }
}
