package org.queenside.puzzle;

import java.util.Map;
import org.queenside.learner.LearnerId;
import org.queenside.learner.LearnerRecords;
import org.springframework.stereotype.Component;

/** What this room keeps about learners. */
@Component
class PuzzleRecords implements LearnerRecords {

  private static final Map<String, String> QUERIES =
      Map.ofEntries(
          Map.entry(
              "puzzle_try",
              """
            select puzzle_id, won, missed_at, last_at
            from puzzle_try where learner_id = ? order by last_at"""),
          Map.entry(
              "puzzle_level",
              """
            select rating, deviation, volatility, solved, tried
            from puzzle_level where learner_id = ?"""),
          Map.entry(
              "puzzle_day",
              "select met_on, solved, rating from puzzle_day where learner_id = ? order by met_on"),
          Map.entry(
              "puzzle_streak",
              """
            select begun_at_rating, solved, skip_used, is_over, best, puzzle_id, missed
            from puzzle_streak where learner_id = ?"""));

  private final TryMerge tries;
  private final LevelTable levels;
  private final StreakTable streaks;

  PuzzleRecords(TryMerge tries, LevelTable levels, StreakTable streaks) {
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
  public Map<String, String> queries() {
    return QUERIES;
  }
}
