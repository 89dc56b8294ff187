package org.queenside.puzzle.trainer;

import org.queenside.identity.account.LearnerId;
import org.queenside.puzzle.PuzzleId;
import org.queenside.store.JdbcUpsert;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads and writes each learner's running or last streak. */
@Repository
record StreakRepository(JdbcClient jdbc) {

  /** A streak with the learner's rating when it began. */
  record StreakRow(Streak streak, double atRating) {
    StreakRow with(Streak changed) {
      return new StreakRow(changed, atRating);
    }

    /** Returns the running or longer one of two streaks, with the better of their best results. */
    StreakRow with(StreakRow other) {
      StreakRow kept = other.streak.isWorthMoreThan(streak) ? other : this;
      return kept.with(kept.streak.atBest(Math.max(streak.best(), other.streak.best())));
    }
  }

  StreakRow of(LearnerId learner) {
    return jdbc.sql(
            """
            select begun_at_rating, solved, skip_used, is_over, best, puzzle_id, missed
            from puzzle_streak where learner_id = ?""")
        .param(learner.value())
        .query(
            (row, _) -> {
              Long puzzle = row.getObject("puzzle_id", Long.class);
              return new StreakRow(
                  new Streak(
                      row.getInt("solved"),
                      row.getBoolean("skip_used"),
                      row.getBoolean("is_over"),
                      row.getInt("best"),
                      puzzle == null ? null : new PuzzleId(puzzle),
                      row.getString("missed")),
                  row.getDouble("begun_at_rating"));
            })
        .optional()
        .orElse(new StreakRow(Streak.NONE, PuzzleLevel.FIRST.rating().value()));
  }

  /** Writes a streak. The caller must have locked the learner. */
  void put(LearnerId learner, StreakRow begun) {
    Streak streak = begun.streak();
    PuzzleId now = streak.now();
    JdbcUpsert.into("puzzle_streak")
        .key("learner_id", learner.value())
        .set("begun_at_rating", begun.atRating())
        .set("solved", streak.solved())
        .set("skip_used", streak.skipUsed())
        .set("is_over", streak.over())
        .set("best", streak.best())
        .set("puzzle_id", now == null ? null : now.value())
        .set("missed", streak.missed())
        .run(jdbc);
  }
}
