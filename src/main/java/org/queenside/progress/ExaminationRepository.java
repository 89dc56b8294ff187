package org.queenside.progress;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcRowMerge;
import org.queenside.store.JdbcUpsert;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Reads and writes each learner's latest examination and best diploma. Callers check who may read
 * them.
 */
@Repository
public class ExaminationRepository {

  private static final JdbcRowMerge EXAMINATIONS =
      new JdbcRowMerge("examination", "learner_id", "begun_at");
  private static final char RIGHT = 'r';
  private static final char WRONG = 'w';

  private final JdbcClient jdbc;
  private final Clock clock;

  ExaminationRepository(JdbcClient jdbc, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
  }

  @Nullable Examination of(LearnerId learner) {
    return jdbc.sql("select seed, marks from examination where learner_id = ?")
        .param(learner.value())
        .query(ExaminationRepository::examination)
        .optional()
        .orElse(null);
  }

  private static Examination examination(ResultSet row, int number) throws SQLException {
    return new Examination(
        row.getLong("seed"),
        row.getString("marks").chars().mapToObj(mark -> mark == RIGHT).toList());
  }

  /** Begins a new examination, replacing the last one. The caller must have locked the learner. */
  void begin(LearnerId learner, long seed) {
    JdbcUpsert.into("examination")
        .key("learner_id", learner.value())
        .set("seed", seed)
        .set("begun_at", JdbcValues.timestamp(clock.instant()))
        .set("marks", "")
        .run(jdbc);
  }

  /**
   * Adds a mark if it is the next one.
   *
   * @return false if another tab has already set it
   */
  boolean mark(LearnerId learner, long seed, int number, boolean right) {
    return jdbc.sql(
                """
                update examination set marks = marks || :mark
                where learner_id = :learner and seed = :seed and char_length(marks) = :number""")
            .param("mark", String.valueOf(right ? RIGHT : WRONG))
            .param("learner", learner.value())
            .param("seed", seed)
            .param("number", number)
            .update()
        == 1;
  }

  @Nullable Diploma diploma(LearnerId learner) {
    return diplomas(List.of(learner)).get(learner);
  }

  /**
   * Reads the diplomas of learners.
   *
   * @return the diplomas of the learners who have one
   */
  public Map<LearnerId, Diploma> diplomas(Collection<LearnerId> learners) {
    Map<LearnerId, Diploma> diplomas = new HashMap<>();
    jdbc.sql(
            """
            select learner_id, passed_at, correct, tasks, name from diploma
            where learner_id = any(?)""")
        .param(ArrayParameter.ofIds(learners, LearnerId::value))
        .query(
            row -> {
              diplomas.put(new LearnerId(JdbcValues.uuid(row, "learner_id")), diploma(row));
            });
    return diplomas;
  }

  private static Diploma diploma(ResultSet row) throws SQLException {
    return new Diploma(
        JdbcValues.instant(row, "passed_at"),
        row.getInt("correct"),
        row.getInt("tasks"),
        row.getString("name"));
  }

  /**
   * Awards a diploma unless the learner has a better one. The caller must have locked the learner.
   */
  void award(LearnerId learner, int correct, int tasks) {
    Diploma before = diploma(learner);
    if (before == null || before.isBeatenBy(correct, tasks)) {
      String name = before == null ? null : before.name();
      put(learner, new Diploma(clock.instant(), correct, tasks, name));
    }
  }

  void name(LearnerId learner, @Nullable String name) {
    jdbc.sql("update diploma set name = :name where learner_id = :learner")
        .param("name", name)
        .param("learner", learner.value())
        .update();
  }

  /**
   * Gives a guest's examination and diploma to a learner, who keeps the later examination and the
   * better diploma. The caller must have locked both.
   */
  void merge(LearnerId guest, LearnerId into) {
    EXAMINATIONS.run(jdbc, guest.value(), into.value());
    Diploma theirs = diploma(guest);
    if (theirs != null) {
      Diploma own = diploma(into);
      put(into, own == null ? theirs : own.with(theirs));
    }
  }

  private void put(LearnerId learner, Diploma diploma) {
    JdbcUpsert.into("diploma")
        .key("learner_id", learner.value())
        .set("passed_at", JdbcValues.timestamp(diploma.passedAt()))
        .set("correct", diploma.correct())
        .set("tasks", diploma.tasks())
        .set("name", diploma.name())
        .run(jdbc);
  }
}
