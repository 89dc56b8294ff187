package org.queenside.puzzle.trainer;

import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.springframework.stereotype.Component;

/** What this package stores about learners. */
@Component
record PuzzleLearnerRecords(
    PuzzleProgressMerge tries, PuzzleLevelRepository levels, StreakRepository streaks)
    implements LearnerRecords {

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

  @Override
  public void merge(LearnerId guest, LearnerId into) {
    PuzzleProgressMerge.DuplicateEncounters doubled = tries.merge(guest, into);
    PuzzleLevel theirs = levels.of(guest);
    if (!theirs.equals(PuzzleLevel.FIRST)) {
      PuzzleLevel both = levels.of(into).with(theirs);
      levels.put(into, both.less(doubled.solved(), doubled.tried()));
    }
    levels.mergeDays(guest, into);
    StreakRepository.StreakRow begun = streaks.of(guest);
    if (!begun.streak().equals(Streak.NONE)) {
      streaks.put(into, streaks.of(into).with(begun));
    }
  }

  @Override
  public Map<String, String> queries() {
    return QUERIES;
  }
}
