package org.queenside.practice;

import java.util.Map;
import org.queenside.learner.LearnerId;
import org.queenside.learner.LearnerRecords;
import org.springframework.stereotype.Component;

/** What this room keeps about learners. */
@Component
class PracticeRecords implements LearnerRecords {

  private static final Map<String, String> QUERIES =
      Map.ofEntries(
          Map.entry(
              "drill_square",
              """
            select drill, square, asked, missed
            from drill_square where learner_id = ? order by drill, square"""),
          Map.entry(
              "drill_best",
              "select contest, best from drill_best where learner_id = ? order by contest"),
          Map.entry(
              "today", "select planned_for, planned_at, parts from today where learner_id = ?"));

  private final SquareTable squares;
  private final BestTable bests;
  private final TodayTable plans;

  PracticeRecords(SquareTable squares, BestTable bests, TodayTable plans) {
    this.squares = squares;
    this.bests = bests;
    this.plans = plans;
  }

  @Override
  public void merge(LearnerId guest, LearnerId into) {
    squares.give(guest, into);
    bests.give(guest, into);
    plans.give(guest, into);
  }

  @Override
  public Map<String, String> queries() {
    return QUERIES;
  }
}
