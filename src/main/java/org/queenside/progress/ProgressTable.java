package org.queenside.progress;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import org.queenside.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The derived rows: one for each item a learner has touched. */
@Repository
class ProgressTable {

  private static final String COLUMNS = "item, best_stars, done_at, tries, last_at";

  private static final String UPDATE =
      """
      update progress
      set area = :area, best_stars = :bestStars, done_at = :doneAt, tries = :tries, last_at = :lastAt
      where learner_id = :learner and item = :item""";

  private static final String INSERT =
      """
      insert into progress (learner_id, area, item, best_stars, done_at, tries, last_at)
      values (:learner, :area, :item, :bestStars, :doneAt, :tries, :lastAt)""";

  private final JdbcClient jdbc;

  ProgressTable(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  List<ItemProgress> of(LearnerId learner, Area area) {
    return jdbc.sql("select " + COLUMNS + " from progress where learner_id = ? and area = ?")
        .params(learner.value(), area.word())
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
    if (write(UPDATE, learner, progress) == 0) {
      write(INSERT, learner, progress);
    }
  }

  private int write(String statement, LearnerId learner, ItemProgress progress) {
    Instant doneAt = progress.doneAt();
    return jdbc.sql(statement)
        .param("learner", learner.value())
        .param("area", Area.of(progress.item()).word())
        .param("item", progress.item())
        .param("bestStars", progress.bestStars())
        .param("doneAt", doneAt == null ? null : doneAt.atOffset(ZoneOffset.UTC))
        .param("tries", progress.tries())
        .param("lastAt", progress.lastAt().atOffset(ZoneOffset.UTC))
        .update();
  }

  void clear(LearnerId learner) {
    jdbc.sql("delete from progress where learner_id = ?").param(learner.value()).update();
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
