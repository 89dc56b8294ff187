package org.queenside.progress;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Reads and writes progress computed from the attempt log: one row for each item a learner has
 * worked on.
 */
@Repository
record ProgressRepository(JdbcClient jdbc) {

  static final String COLUMNS =
      """
      item, best_stars, done_at, tries, last_at, last_outcome, last_wrong, last_hints,
      solved_at, solved_stars, solved_hints, fewest_hints""";

  private static final String ADD =
      """
      update progress
      set best_stars = greatest(best_stars, ?), done_at = coalesce(done_at, ?), tries = tries + ?,
        last_at = greatest(last_at, ?), last_outcome = ?, last_wrong = ?, last_hints = ?,
        solved_at = coalesce(?, solved_at), solved_stars = coalesce(?, solved_stars),
        solved_hints = coalesce(?, solved_hints),
        fewest_hints = least(coalesce(fewest_hints, ?), coalesce(?, fewest_hints))
      where learner_id = ? and item = ?""";

  private static final String INSERT =
      """
      insert into progress (learner_id, area, %s)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
          .formatted(COLUMNS);

  List<ItemProgress> of(LearnerId learner, Area area) {
    return jdbc.sql("select " + COLUMNS + " from progress where learner_id = ? and area = ?")
        .params(learner.value(), area.word())
        .query(ProgressRepository::row)
        .list();
  }

  /** Looks up each item in the index. With a list of items, H2 would read everything. */
  List<ItemProgress> of(LearnerId learner, Set<String> items) {
    return jdbc.sql(
            "select "
                + COLUMNS
                + " from unnest(?) as wanted (name)"
                + " join progress on learner_id = ? and item = wanted.name")
        .params(ArrayParameter.ofNames(items), learner.value())
        .query(ProgressRepository::row)
        .list();
  }

  /**
   * Adds an attempt to the row of its item, as {@link ItemProgress#after} does. The caller must
   * have locked the learner, so that no one else adds the same row.
   */
  void add(LearnerId learner, Attempt attempt, Instant at) {
    ItemProgress alone =
        ItemProgress.untouched(attempt.item())
            .after(attempt.outcome(), attempt.effort(), attempt.stars(), at);
    ItemProgress.Latest latest = alone.latest();
    ItemProgress.Solution solution = alone.solution();
    OffsetDateTime now = JdbcValues.timestamp(at);
    int rows =
        jdbc.sql(ADD)
            .params(
                JdbcValues.row(
                    alone.bestStars(),
                    alone.isDone() ? now : null,
                    alone.tries(),
                    now,
                    latest.outcome().word(),
                    latest.wrong(),
                    latest.hints(),
                    solution == null ? null : now,
                    solution == null ? null : solution.stars(),
                    solution == null ? null : solution.hints(),
                    solution == null ? null : solution.hints(),
                    solution == null ? null : solution.hints(),
                    learner.value(),
                    alone.item()))
            .update();
    if (rows == 0) {
      insert(learner, alone);
    }
  }

  /** Adds the row of an item that has none. */
  void insert(LearnerId learner, ItemProgress progress) {
    ItemProgress.Latest latest = progress.latest();
    ItemProgress.Solution solution = progress.solution();
    jdbc.sql(INSERT)
        .params(
            JdbcValues.row(
                learner.value(),
                Area.of(progress.item()).word(),
                progress.item(),
                progress.bestStars(),
                JdbcValues.timestampOrNull(progress.doneAt()),
                progress.tries(),
                JdbcValues.timestamp(progress.lastAt()),
                latest.outcome().word(),
                latest.wrong(),
                latest.hints(),
                solution == null ? null : JdbcValues.timestamp(solution.at()),
                solution == null ? null : solution.stars(),
                solution == null ? null : solution.hints(),
                solution == null ? null : solution.fewestHints()))
        .update();
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
        : new ItemProgress.Solution(
            at, row.getInt("solved_stars"), row.getInt("solved_hints"), row.getInt("fewest_hints"));
  }
}
