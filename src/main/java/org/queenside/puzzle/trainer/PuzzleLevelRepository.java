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

/** How strong learners are, and were on each day. */
@Repository
class PuzzleLevelRepository {



  private static final String UPDATE_DAY =
      """
      update puzzle_day set solved = solved + :solved, rating = :rating
      where learner_id = :learner and met_on = :day""";

  private static final String INSERT_DAY =
      """
      insert into puzzle_day (learner_id, met_on, solved, rating)
      values (:learner, :day, :solved, :rating)""";

  private final JdbcClient jdbc;

  PuzzleLevelRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

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

  /** Writes a level. The caller holds the learner. */
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

  /** Adds to a day. The caller holds the learner. */
  void addDay(LearnerId learner, LocalDate day, int solved, double rating) {
    DayRow noted = new DayRow(day, solved, rating);
    if (write(UPDATE_DAY, learner, noted) == 0) {
      write(INSERT_DAY, learner, noted);
    }
  }

  private int write(String statement, LearnerId learner, DayRow noted) {
    return jdbc.sql(statement)
        .param("learner", learner.value())
        .param("day", noted.day())
        .param("solved", noted.solved())
        .param("rating", noted.rating())
        .update();
  }

  /**
   * Adds what a guest solved on each day to somebody's. The rating in the evening is the guest's
   * only on days on which the guest was alone. The caller holds both learners.
   */
  void mergeDays(LearnerId guest, LearnerId into) {
    Map<LocalDate, DayRow> own =
        days(into).stream().collect(Collectors.toMap(DayRow::day, Function.identity()));
    for (DayRow theirs : days(guest)) {
      DayRow noted = own.get(theirs.day());
      double rating = noted == null ? theirs.rating() : noted.rating();
      addDay(into, theirs.day(), theirs.solved(), rating);
    }
  }

  /** All days with a note, the oldest first. */
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

  /** What was noted on one day. */
  record DayRow(LocalDate day, int solved, double rating) {}
}
