package org.queenside.puzzle.trainer;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleFilterSql;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.store.JdbcUpsert;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads and writes learners' puzzle results: one row for each puzzle that a learner has met. */
@Repository
public class PuzzleProgressRepository {

  private final JdbcClient jdbc;

  PuzzleProgressRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  @Nullable
  public PuzzleProgress find(LearnerId learner, PuzzleId puzzle) {
    return jdbc.sql("select won, missed_at from puzzle_try where learner_id = ? and puzzle_id = ?")
        .params(learner.value(), puzzle.value())
        .query(
            (row, _) ->
                new PuzzleProgress(
                    row.getObject("won", Boolean.class),
                    JdbcValues.instantOrNull(row, "missed_at")))
        .optional()
        .orElse(null);
  }

  /** Inserts or updates a row. The caller must have locked the learner. */
  public void put(LearnerId learner, PuzzleId puzzle, PuzzleProgress encounter, Instant now) {
    JdbcUpsert.into("puzzle_try")
        .key("learner_id", learner.value())
        .key("puzzle_id", puzzle.value())
        .set("won", encounter.won())
        .set("missed_at", JdbcValues.timestampOrNull(encounter.missedAt()))
        .set("last_at", JdbcValues.timestamp(now))
        .run(jdbc);
  }

  /**
   * Returns the puzzle that was missed longest ago, before a given time, and not solved since, or
   * null.
   */
  @Nullable PuzzleId missed(LearnerId learner, Instant before) {
    return jdbc.sql(
            """
            select t.puzzle_id from puzzle_try t
            join puzzle p on p.id = t.puzzle_id
            join puzzle_collection c on c.id = p.collection_id
            where t.learner_id = ? and t.missed_at <= ? and c.state = 'ready'
            order by t.missed_at limit 1""")
        .params(learner.value(), JdbcValues.timestamp(before))
        .query((row, _) -> new PuzzleId(row.getLong("puzzle_id")))
        .optional()
        .orElse(null);
  }

  /** Returns the puzzle that passes a filter and was met longest ago, or null if none was met. */
  @Nullable PuzzleId longestUnseen(LearnerId learner, PuzzleFilter selection) {
    PuzzleFilterSql filter = PuzzleFilterSql.of(selection);
    PuzzleCollectionId collection = selection.collection();
    List<Object> values = new ArrayList<>();
    values.add(learner.value());
    values.addAll(filter.values());
    String ofCollection = "";
    if (collection != null) {
      ofCollection = " and p.collection_id = ?";
      values.add(collection.value());
    }
    return jdbc.sql(
            """
            select p.id from puzzle_try t
            join puzzle p on p.id = t.puzzle_id
            join puzzle_collection c on c.id = p.collection_id
            where t.learner_id = ? and c.state = 'ready'%s%s
            order by t.learner_id, t.last_at limit 1"""
                .formatted(filter.condition(), ofCollection))
        .params(values)
        .query((row, _) -> new PuzzleId(row.getLong("id")))
        .optional()
        .orElse(null);
  }

  /** Moves a guest's results to a learner, except for puzzles that the learner has met too. */
  void merge(LearnerId guest, LearnerId into) {
    jdbc.sql(
            """
            update puzzle_try theirs set learner_id = :into
            where learner_id = :guest and not exists (select 1 from puzzle_try
                where learner_id = :into and puzzle_id = theirs.puzzle_id)""")
        .param("guest", guest.value())
        .param("into", into.value())
        .update();
  }

  /** Returns the puzzles of a collection that a learner (null for a visitor) hasn't met. */
  UnseenPuzzleQuery unseen(
      @Nullable LearnerId learner, PuzzleCollectionId collection, PuzzleFilterSql filter) {
    return new UnseenPuzzleQuery(jdbc, learner, collection, filter);
  }

  /** Returns the puzzles that both learners have met. */
  List<PuzzleId> metByBoth(LearnerId one, LearnerId other) {
    return jdbc.sql(
            """
            select puzzle_id from puzzle_try where learner_id = ?
            intersect select puzzle_id from puzzle_try where learner_id = ?
            order by puzzle_id""")
        .params(one.value(), other.value())
        .query((row, _) -> new PuzzleId(row.getLong("puzzle_id")))
        .list();
  }

  /** Returns how many puzzles were missed before a given time and not solved since. */
  public int missedCount(LearnerId learner, Instant before) {
    return jdbc.sql(
            """
            select count(*) from puzzle_try t
            join puzzle p on p.id = t.puzzle_id
            join puzzle_collection c on c.id = p.collection_id
            where t.learner_id = ? and t.missed_at <= ? and c.state = 'ready'""")
        .params(learner.value(), JdbcValues.timestamp(before))
        .query(Integer.class)
        .single();
  }

  Map<MatePattern, PuzzleHistory.PatternStatistics> patterns(LearnerId learner) {
    Map<MatePattern, PuzzleHistory.PatternStatistics> patterns = new EnumMap<>(MatePattern.class);
    jdbc.sql(
            """
            select p.pattern, count(*) as met, sum(case when t.won then 1 else 0 end) as won
            from puzzle_try t join puzzle p on p.id = t.puzzle_id
            where t.learner_id = ? group by p.pattern""")
        .param(learner.value())
        .query(
            row -> {
              patterns.put(
                  MatePattern.valueOf(row.getString("pattern").toUpperCase(Locale.ROOT)),
                  new PuzzleHistory.PatternStatistics(row.getInt("met"), row.getInt("won")));
            });
    return patterns;
  }
}
