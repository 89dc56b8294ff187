package org.queenside.progress;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The diplomas of many learners, for whoever may see them: who asks has to be checked before.
 *
 * <p>Methods throw Spring's {@code DataAccessException} when the database fails.
 */
@Repository
public class DiplomaRepository {

  private final JdbcClient jdbc;

  DiplomaRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** The diplomas of learners; who has none is missing. */
  public Map<LearnerId, Diploma> of(Collection<LearnerId> learners) {
    Map<LearnerId, Diploma> diplomas = new HashMap<>();
    jdbc.sql(
            """
            select learner_id, passed_at, correct, tasks, name from diploma
            where learner_id = any(?)""")
        .param(ArrayParameter.ofIds(learners, LearnerId::value))
        .query(
            row -> {
              diplomas.put(
                  new LearnerId(row.getObject("learner_id", UUID.class)),
                  ExaminationRepository.diploma(row, 0));
            });
    return diplomas;
  }
}
