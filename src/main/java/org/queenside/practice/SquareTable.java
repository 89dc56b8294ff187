package org.queenside.practice;

import java.util.EnumMap;
import java.util.Map;
import org.queenside.chess.Square;
import org.queenside.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** How well learners know the squares. */
@Repository
class SquareTable {

  private final JdbcClient jdbc;

  SquareTable(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  Map<Square, SquareTally> of(LearnerId learner, Drill drill) {
    Map<Square, SquareTally> tallies = new EnumMap<>(Square.class);
    jdbc.sql("select square, asked, missed from drill_square where learner_id = ? and drill = ?")
        .params(learner.value(), drill.code())
        .query(
            row -> {
              tallies.put(
                  Square.parse(row.getString("square")),
                  new SquareTally(row.getInt("asked"), row.getInt("missed")));
            });
    return tallies;
  }

  /** Counts a square that was asked for. The caller holds the learner. */
  void count(LearnerId learner, Drill drill, Square square, boolean missed) {
    int more = missed ? 1 : 0;
    int updated =
        jdbc.sql(
                """
                update drill_square set asked = asked + 1, missed = missed + ?
                where learner_id = ? and drill = ? and square = ?""")
            .params(more, learner.value(), drill.code(), square.toString())
            .update();
    if (updated == 0) {
      jdbc.sql(
              "insert into drill_square (learner_id, drill, square, asked, missed)"
                  + " values (?, ?, ?, 1, ?)")
          .params(learner.value(), drill.code(), square.toString(), more)
          .update();
    }
  }
}
