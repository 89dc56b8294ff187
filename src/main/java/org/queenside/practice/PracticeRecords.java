package org.queenside.practice;

import java.util.List;
import java.util.Map;
import org.queenside.learner.LearnerId;
import org.queenside.learner.LearnerRecords;
import org.queenside.learner.Rows;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** What this room keeps about learners. */
@Component
class PracticeRecords implements LearnerRecords {

  private final JdbcClient jdbc;
  private final SquareTable squares;
  private final BestTable bests;
  private final TodayTable plans;

  PracticeRecords(JdbcClient jdbc, SquareTable squares, BestTable bests, TodayTable plans) {
    this.jdbc = jdbc;
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
  public Map<String, List<Map<String, Object>>> of(LearnerId learner) {
    return Map.of(
        "drill_square",
        rows(
            """
            select drill, square, asked, missed
            from drill_square where learner_id = ? order by drill, square""",
            learner),
        "drill_best",
        rows("select contest, best from drill_best where learner_id = ? order by contest", learner),
        "today",
        rows("select planned_for, planned_at, parts from today where learner_id = ?", learner));
  }

  private List<Map<String, Object>> rows(String query, LearnerId learner) {
    return Rows.of(jdbc, query, learner);
  }
}
