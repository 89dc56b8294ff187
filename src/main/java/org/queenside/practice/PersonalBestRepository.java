package org.queenside.practice;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.JdbcUpsert;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads and writes learners' best results against the clock. */
@Repository
record PersonalBestRepository(JdbcClient jdbc) {

  @Nullable Integer of(LearnerId learner, TimedChallenge challenge) {
    return jdbc.sql("select best from drill_best where learner_id = ? and contest = ?")
        .params(learner.value(), challenge.name())
        .query(Integer.class)
        .optional()
        .orElse(null);
  }

  /**
   * Gives a learner those of a guest's results that are better. The caller must have locked both
   * learners.
   */
  void merge(LearnerId guest, LearnerId into) {
    Map<String, Integer> bests = new HashMap<>();
    jdbc.sql("select contest, best from drill_best where learner_id = ?")
        .param(guest.value())
        .query(
            row -> {
              bests.put(row.getString("contest"), row.getInt("best"));
            });
    bests.forEach((challenge, best) -> offer(into, TimedChallenge.named(challenge), best));
  }

  /**
   * Stores a result if it is the best so far. The caller must have locked the learner.
   *
   * @return whether it was stored
   */
  boolean offer(LearnerId learner, TimedChallenge challenge, int result) {
    Integer before = of(learner, challenge);
    if (!challenge.isBetter(result, before)) {
      return false;
    }
    JdbcUpsert.into("drill_best")
        .key("learner_id", learner.value())
        .key("contest", challenge.name())
        .set("best", result)
        .run(jdbc);
    return true;
  }
}
