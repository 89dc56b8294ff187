package org.queenside.puzzle.trainer;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleFilterSql;
import org.queenside.puzzle.PuzzleId;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Finds puzzles of one collection that a learner has not met, by band. Each query is one index
 * lookup, and a few steps past puzzles that were met.
 */
final class UnseenPuzzleQuery {

  private final JdbcClient jdbc;
  private final String condition;
  private final List<Object> values = new ArrayList<>();
  private final String index;

  UnseenPuzzleQuery(
      JdbcClient jdbc,
      @Nullable LearnerId learner,
      PuzzleCollectionId collection,
      PuzzleFilterSql filter) {
    this.jdbc = jdbc;
    this.index = filter.index();
    values.add(collection.value());
    values.addAll(filter.values());
    String met = "";
    if (learner != null) {
      met =
          " and not exists"
              + " (select 1 from puzzle_try t where t.learner_id = ? and t.puzzle_id = p.id)";
      values.add(learner.value());
    }
    this.condition = "p.collection_id = ?" + filter.condition() + met;
  }

  /** Returns the band's first puzzle with at least this number, or else its first one. */
  @Nullable PuzzleId inBand(int band, long start) {
    PuzzleId after = first(band, "p.id >= ?", start);
    return after == null ? first(band, "p.id < ?", start) : after;
  }

  private @Nullable PuzzleId first(int band, String place, long start) {
    // Databases sort by the index only if the order starts with its leading columns.
    return jdbc.sql(
            "select p.id from puzzle p where %s and p.band = ? and %s order by %s, p.band, p.id limit 1"
                .formatted(condition, place, index))
        .params(with(band, start))
        .query((row, _) -> new PuzzleId(row.getLong("id")))
        .optional()
        .orElse(null);
  }

  /** Returns the nearest band outside a range that has a puzzle, or null if there is none. */
  @Nullable Integer nearestBandBeyond(int low, int high) {
    Integer above = edge("p.band > ?", high, "");
    Integer below = edge("p.band < ?", low, " desc");
    if (above == null || below == null) {
      return above == null ? below : above;
    }
    return above - high <= low - below ? above : below;
  }

  private @Nullable Integer edge(String place, int band, String direction) {
    String order = (index + ", p.band, p.id").replace(",", direction + ",") + direction;
    return jdbc.sql(
            "select p.band from puzzle p where %s and %s order by %s limit 1"
                .formatted(condition, place, order))
        .params(with(band))
        .query(Integer.class)
        .optional()
        .orElse(null);
  }

  private List<Object> with(Object... further) {
    List<Object> all = new ArrayList<>(values);
    all.addAll(List.of(further));
    return all;
  }
}
