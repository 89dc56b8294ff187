package org.queenside.progress;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.JdbcUpsert;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Progress computed from the attempt log: a row for each item a learner has worked on. */
@Repository
class ProgressRepository {

  static final String COLUMNS =
      """
      item, best_stars, done_at, tries, last_at, last_outcome, last_wrong, last_hints,
      solved_at, solved_stars, solved_hints""";

  private final JdbcClient jdbc;

  ProgressRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  List<ItemProgress> of(LearnerId learner, Area area) {
    return jdbc.sql("select " + COLUMNS + " from progress where learner_id = ? and area = ?")
        .params(learner.value(), area.word())
        .query(ProgressRepository::row)
        .list();
  }

  ItemProgress of(LearnerId learner, String item) {
    return jdbc.sql("select " + COLUMNS + " from progress where learner_id = ? and item = ?")
        .params(learner.value(), item)
        .query(ProgressRepository::row)
        .optional()
        .orElseGet(() -> ItemProgress.untouched(item));
  }

  /**
   * Writes a row, new or not. The caller has locked the learner, so no one else adds the same row.
   */
  void put(LearnerId learner, ItemProgress progress) {
    ItemProgress.Latest latest = progress.latest();
    ItemProgress.Solution solution = progress.solution();
    JdbcUpsert.into("progress")
        .key("learner_id", learner.value())
        .key("item", progress.item())
        .set("area", Area.of(progress.item()).word())
        .set("best_stars", progress.bestStars())
        .set("done_at", JdbcValues.timestampOrNull(progress.doneAt()))
        .set("tries", progress.tries())
        .set("last_at", JdbcValues.timestamp(progress.lastAt()))
        .set("last_outcome", latest.outcome().word())
        .set("last_wrong", latest.wrong())
        .set("last_hints", latest.hints())
        .set("solved_at", solution == null ? null : JdbcValues.timestamp(solution.at()))
        .set("solved_stars", solution == null ? null : solution.stars())
        .set("solved_hints", solution == null ? null : solution.hints())
        .run(jdbc);
  }

  void clear(LearnerId learner) {
    jdbc.sql("delete from progress where learner_id = ?").param(learner.value()).update();
  }

  static ItemProgress row(ResultSet row, int number) throws SQLException {
    return new ItemProgress(
        row.getString("item"),
        row.getInt("best_stars"),
        JdbcValues.instantOrNull(row, "done_at"),
        row.getInt("tries"),
        JdbcValues.instant(row, "last_at"),
        new ItemProgress.Latest(
            Attempt.Outcome.of(row.getString("last_outcome")),
            row.getInt("last_wrong"),
            row.getInt("last_hints")),
        solution(row));
  }

  private static ItemProgress.@Nullable Solution solution(ResultSet row) throws SQLException {
    Instant at = JdbcValues.instantOrNull(row, "solved_at");
    return at == null
        ? null
        : new ItemProgress.Solution(at, row.getInt("solved_stars"), row.getInt("solved_hints"));
  }
}
