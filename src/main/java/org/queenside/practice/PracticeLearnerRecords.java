package org.queenside.practice;

import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.springframework.stereotype.Component;

/** What this package stores about learners. */
@Component
record PracticeLearnerRecords(
    SquareStatisticsRepository squares, PersonalBestRepository bests, TodayPlanRepository plans)
    implements LearnerRecords {

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

  @Override
  public void merge(LearnerId guest, LearnerId into) {
    squares.merge(guest, into);
    bests.merge(guest, into);
    plans.merge(guest, into);
  }

  @Override
  public Map<String, String> queries() {
    return QUERIES;
  }
}
