package org.queenside.progress;

import static java.util.Objects.requireNonNull;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Progress computed from the attempt log: a row for each item a learner has worked on. */
@Repository
class ProgressRepository {

  static final String COLUMNS =
      """
      item, best_stars, done_at, tries, last_at, last_outcome, last_wrong, last_hints,
      solved_at, solved_stars, solved_hints""";

  private static final String UPDATE =
      """
      update progress
      set area = :area, best_stars = :bestStars, done_at = :doneAt, tries = :tries,
        last_at = :lastAt, last_outcome = :lastOutcome, last_wrong = :lastWrong,
        last_hints = :lastHints, solved_at = :solvedAt, solved_stars = :solvedStars,
        solved_hints = :solvedHints
      where learner_id = :learner and item = :item""";

  private static final String INSERT =
      """
      insert into progress (learner_id, area, item, best_stars, done_at, tries, last_at,
        last_outcome, last_wrong, last_hints, solved_at, solved_stars, solved_hints)
      values (:learner, :area, :item, :bestStars, :doneAt, :tries, :lastAt, :lastOutcome,
        :lastWrong, :lastHints, :solvedAt, :solvedStars, :solvedHints)""";

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
    if (write(UPDATE, learner, progress) == 0) {
      write(INSERT, learner, progress);
    }
  }

  private int write(String statement, LearnerId learner, ItemProgress progress) {
    ItemProgress.Latest latest = progress.latest();
    ItemProgress.Solution solution = progress.solution();
    return jdbc.sql(statement)
        .param("learner", learner.value())
        .param("area", Area.of(progress.item()).word())
        .param("item", progress.item())
        .param("bestStars", progress.bestStars())
        .param("doneAt", time(progress.doneAt()))
        .param("tries", progress.tries())
        .param("lastAt", time(progress.lastAt()))
        .param("lastOutcome", latest.outcome().word())
        .param("lastWrong", latest.wrong())
        .param("lastHints", latest.hints())
        .param("solvedAt", solution == null ? null : time(solution.at()))
        .param("solvedStars", solution == null ? null : solution.stars())
        .param("solvedHints", solution == null ? null : solution.hints())
        .update();
  }

  void clear(LearnerId learner) {
    jdbc.sql("delete from progress where learner_id = ?").param(learner.value()).update();
  }

  static ItemProgress row(ResultSet row, int number) throws SQLException {
    return new ItemProgress(
        row.getString("item"),
        row.getInt("best_stars"),
        instant(row, "done_at"),
        row.getInt("tries"),
        requireNonNull(instant(row, "last_at")),
        new ItemProgress.Latest(
            Attempt.Outcome.of(row.getString("last_outcome")),
            row.getInt("last_wrong"),
            row.getInt("last_hints")),
        solution(row));
  }

  private static ItemProgress.@Nullable Solution solution(ResultSet row) throws SQLException {
    Instant at = instant(row, "solved_at");
    return at == null
        ? null
        : new ItemProgress.Solution(at, row.getInt("solved_stars"), row.getInt("solved_hints"));
  }

  private static @Nullable Instant instant(ResultSet row, String column) throws SQLException {
    OffsetDateTime at = row.getObject(column, OffsetDateTime.class);
    return at == null ? null : at.toInstant();
  }

  private static @Nullable OffsetDateTime time(@Nullable Instant at) {
    return at == null ? null : at.atOffset(ZoneOffset.UTC);
  }
}
