package org.queenside.puzzle.trainer;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.queenside.identity.account.LearnerId;
import org.queenside.puzzle.Rating;
import org.queenside.store.JdbcUpsert;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads and writes learners' levels, now and on each day. */
@Repository
record PuzzleLevelRepository(JdbcClient jdbc) {

  private static final String UPDATE_DAY =
      """
      update puzzle_day set solved = solved + :solved, rating = :rating
      where learner_id = :learner and met_on = :day""";

  private static final String INSERT_DAY =
      """
      insert into puzzle_day (learner_id, met_on, solved, rating)
      values (:learner, :day, :solved, :rating)""";

  PuzzleLevel of(LearnerId learner) {
    return jdbc.sql(
            """
            select rating, deviation, volatility, solved, tried from puzzle_level
            where learner_id = ?""")
        .param(learner.value())
        .query(
            (row, _) ->
                new PuzzleLevel(
                    new Rating(
                        row.getDouble("rating"),
                        row.getDouble("deviation"),
                        row.getDouble("volatility")),
                    row.getInt("solved"),
                    row.getInt("tried")))
        .optional()
        .orElse(PuzzleLevel.FIRST);
  }

  /** Writes a level. The caller must have locked the learner. */
  void put(LearnerId learner, PuzzleLevel level) {
    JdbcUpsert.into("puzzle_level")
        .key("learner_id", learner.value())
        .set("rating", level.rating().value())
        .set("deviation", level.rating().deviation())
        .set("volatility", level.rating().volatility())
        .set("solved", level.solved())
        .set("tried", level.tried())
        .run(jdbc);
  }

  /** Adds results to a day. The caller must have locked the learner. */
  void addDay(LearnerId learner, LocalDate day, int solved, double rating) {
    DayRow row = new DayRow(day, solved, rating);
    if (write(UPDATE_DAY, learner, row) == 0) {
      write(INSERT_DAY, learner, row);
    }
  }

  private int write(String statement, LearnerId learner, DayRow row) {
    return jdbc.sql(statement)
        .param("learner", learner.value())
        .param("day", row.day())
        .param("solved", row.solved())
        .param("rating", row.rating())
        .update();
  }

  /**
   * Adds what a guest solved on each day to a learner's days. On days that both have, the learner's
   * rating stays. The caller must have locked both learners.
   */
  void mergeDays(LearnerId guest, LearnerId into) {
    Map<LocalDate, DayRow> own =
        days(into).stream().collect(Collectors.toMap(DayRow::day, Function.identity()));
    for (DayRow theirs : days(guest)) {
      DayRow row = own.get(theirs.day());
      double rating = row == null ? theirs.rating() : row.rating();
      addDay(into, theirs.day(), theirs.solved(), rating);
    }
  }

  /** Returns all days with results, the oldest first. */
  List<DayRow> days(LearnerId learner) {
    return jdbc.sql(
            "select met_on, solved, rating from puzzle_day where learner_id = ? order by met_on")
        .param(learner.value())
        .query(
            (row, _) ->
                new DayRow(
                    row.getObject("met_on", LocalDate.class),
                    row.getInt("solved"),
                    row.getDouble("rating")))
        .list();
  }

  /** The results of one day. */
  record DayRow(LocalDate day, int solved, double rating) {}
}
