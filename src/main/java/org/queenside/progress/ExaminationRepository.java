package org.queenside.progress;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.OneRowPerLearnerTable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** One examination and one diploma for each learner who came so far. */
@Repository
class ExaminationRepository {

  private static final OneRowPerLearnerTable EXAMINATIONS =
      new OneRowPerLearnerTable("examination", "begun_at");
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

  /** Begins anew. The caller holds the learner. */
  void begin(LearnerId learner, long seed) {
    jdbc.sql("delete from examination where learner_id = ?").param(learner.value()).update();
    jdbc.sql("insert into examination (learner_id, seed, begun_at, marks) values (?, ?, ?, '')")
        .params(learner.value(), seed, now())
        .update();
  }

  /**
   * Adds a mark if it is the next one.
   *
   * @return false if another tab was quicker
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
    return jdbc.sql("select passed_at, correct, tasks, name from diploma where learner_id = ?")
        .param(learner.value())
        .query(ExaminationRepository::diploma)
        .optional()
        .orElse(null);
  }

  static Diploma diploma(ResultSet row, int number) throws SQLException {
    return new Diploma(
        row.getObject("passed_at", OffsetDateTime.class).toInstant(),
        row.getInt("correct"),
        row.getInt("tasks"),
        row.getString("name"));
  }

  /** Awards the diploma, or makes it a better one. The caller holds the learner. */
  void award(LearnerId learner, int correct, int tasks) {
    Diploma before = diploma(learner);
    if (before == null) {
      jdbc.sql("insert into diploma (learner_id, passed_at, correct, tasks) values (?, ?, ?, ?)")
          .params(learner.value(), now(), correct, tasks)
          .update();
    } else if (before.isBeatenBy(correct, tasks)) {
      jdbc.sql("update diploma set passed_at = ?, correct = ?, tasks = ? where learner_id = ?")
          .params(now(), correct, tasks, learner.value())
          .update();
    }
  }

  void name(LearnerId learner, @Nullable String name) {
    jdbc.sql("update diploma set name = :name where learner_id = :learner")
        .param("name", name)
        .param("learner", learner.value())
        .update();
  }

  /**
   * Gives a guest's examination and diploma to somebody: the examination begun later is the one
   * there is, and the better diploma stays. The caller holds both learners.
   */
  void give(LearnerId guest, LearnerId into) {
    EXAMINATIONS.merge(jdbc, guest, into);
    Diploma theirs = diploma(guest);
    if (theirs != null) {
      Diploma own = diploma(into);
      put(into, own == null ? theirs : own.with(theirs));
    }
  }

  private void put(LearnerId learner, Diploma diploma) {
    jdbc.sql("delete from diploma where learner_id = ?").param(learner.value()).update();
    jdbc.sql(
            """
            insert into diploma (learner_id, passed_at, correct, tasks, name)
            values (:learner, :at, :correct, :tasks, :name)""")
        .param("learner", learner.value())
        .param("at", diploma.passedAt().atOffset(ZoneOffset.UTC))
        .param("correct", diploma.correct())
        .param("tasks", diploma.tasks())
        .param("name", diploma.name())
        .update();
  }

  private OffsetDateTime now() {
    return clock.instant().atOffset(ZoneOffset.UTC);
  }
}
