package org.queenside.puzzle;

import java.time.LocalDate;
import java.util.List;
import org.queenside.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** How strong learners are, and were on each day. */
@Repository
class LevelTable {

  private final JdbcClient jdbc;

  LevelTable(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  Level of(LearnerId learner) {
    return jdbc.sql(
            """
            select rating, deviation, volatility, solved, tried from puzzle_level
            where learner_id = ?""")
        .param(learner.value())
        .query(
            (row, _) ->
                new Level(
                    new Rating(
                        row.getDouble("rating"),
                        row.getDouble("deviation"),
                        row.getDouble("volatility")),
                    row.getInt("solved"),
                    row.getInt("tried")))
        .optional()
        .orElse(Level.FIRST);
  }

  /** Writes a level. The caller holds the learner. */
  void put(LearnerId learner, Level level) {
    for (String statement :
        new String[] {
          """
          update puzzle_level set rating = :rating, deviation = :deviation,
            volatility = :volatility, solved = :solved, tried = :tried
          where learner_id = :learner""",
          """
          insert into puzzle_level (learner_id, rating, deviation, volatility, solved, tried)
          values (:learner, :rating, :deviation, :volatility, :solved, :tried)"""
        }) {
      int written =
          jdbc.sql(statement)
              .param("learner", learner.value())
              .param("rating", level.rating().value())
              .param("deviation", level.rating().deviation())
              .param("volatility", level.rating().volatility())
              .param("solved", level.solved())
              .param("tried", level.tried())
              .update();
      if (written == 1) {
        return;
      }
    }
  }

  /** Adds to a day. The caller holds the learner. */
  void note(LearnerId learner, LocalDate day, int solved, double rating) {
    for (String statement :
        new String[] {
          """
          update puzzle_day set solved = solved + :solved, rating = :rating
          where learner_id = :learner and met_on = :day""",
          """
          insert into puzzle_day (learner_id, met_on, solved, rating)
          values (:learner, :day, :solved, :rating)"""
        }) {
      int written =
          jdbc.sql(statement)
              .param("learner", learner.value())
              .param("day", day)
              .param("solved", solved)
              .param("rating", rating)
              .update();
      if (written == 1) {
        return;
      }
    }
  }

  /** All days with a note, the oldest first. */
  List<Noted> days(LearnerId learner) {
    return jdbc.sql(
            "select met_on, solved, rating from puzzle_day where learner_id = ? order by met_on")
        .param(learner.value())
        .query(
            (row, _) ->
                new Noted(
                    row.getObject("met_on", LocalDate.class),
                    row.getInt("solved"),
                    row.getDouble("rating")))
        .list();
  }

  /** What was noted on one day. */
  record Noted(LocalDate day, int solved, double rating) {}
}
