package org.queenside.puzzle;

import java.util.List;
import java.util.Map;
import org.queenside.learner.LearnerId;
import org.queenside.learner.LearnerRecords;
import org.queenside.learner.Rows;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** What this room keeps about learners. */
@Component
class PuzzleRecords implements LearnerRecords {

  private final JdbcClient jdbc;
  private final TryMerge tries;
  private final LevelTable levels;
  private final StreakTable streaks;

  PuzzleRecords(JdbcClient jdbc, TryMerge tries, LevelTable levels, StreakTable streaks) {
    this.jdbc = jdbc;
    this.tries = tries;
    this.levels = levels;
    this.streaks = streaks;
  }

  @Override
  public void merge(LearnerId guest, LearnerId into) {
    TryMerge.Doubled doubled = tries.merge(guest, into);
    Level theirs = levels.of(guest);
    if (!theirs.equals(Level.FIRST)) {
      Level both = levels.of(into).with(theirs);
      levels.put(into, both.less(doubled.solved(), doubled.tried()));
    }
    levels.giveDays(guest, into);
    StreakTable.Begun begun = streaks.of(guest);
    if (!begun.streak().equals(Streak.NONE)) {
      streaks.put(into, streaks.of(into).with(begun));
    }
  }

  @Override
  public Map<String, List<Map<String, Object>>> of(LearnerId learner) {
    return Map.of(
        "puzzle_try",
        rows(
            """
            select puzzle_id, won, missed_at, last_at
            from puzzle_try where learner_id = ? order by last_at""",
            learner),
        "puzzle_level",
        rows(
            """
            select rating, deviation, volatility, solved, tried
            from puzzle_level where learner_id = ?""",
            learner),
        "puzzle_day",
        rows(
            "select met_on, solved, rating from puzzle_day where learner_id = ? order by met_on",
            learner),
        "puzzle_streak",
        rows(
            """
            select begun_at_rating, solved, skip_used, is_over, best, puzzle_id, missed
            from puzzle_streak where learner_id = ?""",
            learner));
  }

  private List<Map<String, Object>> rows(String query, LearnerId learner) {
    return Rows.of(jdbc, query, learner);
  }
}
