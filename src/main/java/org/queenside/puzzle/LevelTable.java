package org.queenside.puzzle;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.queenside.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** How strong learners are, and were on each day. */
@Repository
class LevelTable {

  private static final String UPDATE_LEVEL =
      """
      update puzzle_level set rating = :rating, deviation = :deviation,
        volatility = :volatility, solved = :solved, tried = :tried
      where learner_id = :learner""";

  private static final String INSERT_LEVEL =
      """
      insert into puzzle_level (learner_id, rating, deviation, volatility, solved, tried)
      values (:learner, :rating, :deviation, :volatility, :solved, :tried)""";

  private static final String UPDATE_DAY =
      """
      update puzzle_day set solved = solved + :solved, rating = :rating
      where learner_id = :learner and met_on = :day""";

  private static final String INSERT_DAY =
      """
      insert into puzzle_day (learner_id, met_on, solved, rating)
      values (:learner, :day, :solved, :rating)""";

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
    if (write(UPDATE_LEVEL, learner, level) == 0) {
      write(INSERT_LEVEL, learner, level);
    }
  }

  private int write(String statement, LearnerId learner, Level level) {
    return jdbc.sql(statement)
        .param("learner", learner.value())
        .param("rating", level.rating().value())
        .param("deviation", level.rating().deviation())
        .param("volatility", level.rating().volatility())
        .param("solved", level.solved())
        .param("tried", level.tried())
        .update();
  }

  /** Adds to a day. The caller holds the learner. */
  void note(LearnerId learner, LocalDate day, int solved, double rating) {
    Noted noted = new Noted(day, solved, rating);
    if (write(UPDATE_DAY, learner, noted) == 0) {
      write(INSERT_DAY, learner, noted);
    }
  }

  private int write(String statement, LearnerId learner, Noted noted) {
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
  void giveDays(LearnerId guest, LearnerId into) {
    Map<LocalDate, Noted> own =
        days(into).stream().collect(Collectors.toMap(Noted::day, Function.identity()));
    for (Noted theirs : days(guest)) {
      Noted noted = own.get(theirs.day());
      double rating = noted == null ? theirs.rating() : noted.rating();
      note(into, theirs.day(), theirs.solved(), rating);
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
