package org.queenside.progress;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The derived rows: one for each item a learner has touched. */
@Repository
class ProgressTable {

  private static final String COLUMNS = "item, best_stars, done_at, tries, last_at";

  private final JdbcClient jdbc;

  ProgressTable(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  List<ItemProgress> of(LearnerId learner) {
    return jdbc.sql("select " + COLUMNS + " from progress where learner_id = ?")
        .param(learner.value())
        .query(ProgressTable::row)
        .list();
  }

  ItemProgress of(LearnerId learner, String item) {
    return jdbc.sql("select " + COLUMNS + " from progress where learner_id = ? and item = ?")
        .params(learner.value(), item)
        .query(ProgressTable::row)
        .optional()
        .orElseGet(() -> ItemProgress.untouched(item));
  }

  /**
   * Writes a row, new or not. The caller holds the learner, so nobody adds the same row meanwhile.
   */
  void put(LearnerId learner, ItemProgress progress) {
    int changed =
        jdbc.sql(
                """
                update progress set best_stars = ?, done_at = ?, tries = ?, last_at = ?
                where learner_id = ? and item = ?""")
            .params(values(learner, progress))
            .update();
    if (changed == 0) {
      jdbc.sql(
              """
              insert into progress (best_stars, done_at, tries, last_at, learner_id, item)
              values (?, ?, ?, ?, ?, ?)""")
          .params(values(learner, progress))
          .update();
    }
  }

  void clear(LearnerId learner) {
    jdbc.sql("delete from progress where learner_id = ?").param(learner.value()).update();
  }

  private static List<@Nullable Object> values(LearnerId learner, ItemProgress progress) {
    Instant doneAt = progress.doneAt();
    return Arrays.asList(
        progress.bestStars(),
        doneAt == null ? null : doneAt.atOffset(ZoneOffset.UTC),
        progress.tries(),
        progress.lastAt().atOffset(ZoneOffset.UTC),
        learner.value(),
        progress.item());
  }

  private static ItemProgress row(ResultSet row, int number) throws SQLException {
    OffsetDateTime doneAt = row.getObject("done_at", OffsetDateTime.class);
    return new ItemProgress(
        row.getString("item"),
        row.getInt("best_stars"),
        doneAt == null ? null : doneAt.toInstant(),
        row.getInt("tries"),
        row.getObject("last_at", OffsetDateTime.class).toInstant());
  }
}
