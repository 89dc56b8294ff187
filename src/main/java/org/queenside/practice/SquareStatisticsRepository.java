package org.queenside.practice;

import java.util.EnumMap;
import java.util.Map;
import org.queenside.chess.Square;
import org.queenside.identity.account.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads and writes how well learners know the squares. */
@Repository
record SquareStatisticsRepository(JdbcClient jdbc) {

  Map<Square, SquareStatistics> of(LearnerId learner, Drill drill) {
    Map<Square, SquareStatistics> statistics = new EnumMap<>(Square.class);
    jdbc.sql("select square, asked, missed from drill_square where learner_id = ? and drill = ?")
        .params(learner.value(), drill.code())
        .query(
            row -> {
              statistics.put(
                  Square.parse(row.getString("square")),
                  new SquareStatistics(row.getInt("asked"), row.getInt("missed")));
            });
    return statistics;
  }

  /** Adds a guest's counts to a learner's. The caller must have locked both. */
  void merge(LearnerId guest, LearnerId into) {
    jdbc.sql(
            """
            update drill_square own set
              asked = asked + (select asked from drill_square
                where learner_id = :guest and drill = own.drill and square = own.square),
              missed = missed + (select missed from drill_square
                where learner_id = :guest and drill = own.drill and square = own.square)
            where learner_id = :into and exists (select 1 from drill_square
                where learner_id = :guest and drill = own.drill and square = own.square)""")
        .param("guest", guest.value())
        .param("into", into.value())
        .update();
    jdbc.sql(
            """
            update drill_square theirs set learner_id = :into
            where learner_id = :guest and not exists (select 1 from drill_square
                where learner_id = :into and drill = theirs.drill and square = theirs.square)""")
        .param("guest", guest.value())
        .param("into", into.value())
        .update();
  }

  /** Counts an answered square. The caller must have locked the learner. */
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
