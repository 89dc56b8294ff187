package org.queenside.practice;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The best results of learners. */
@Repository
class PersonalBestRepository {

  private final JdbcClient jdbc;

  PersonalBestRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  @Nullable Integer of(LearnerId learner, TimedChallenge contest) {
    return jdbc.sql("select best from drill_best where learner_id = ? and contest = ?")
        .params(learner.value(), contest.name())
        .query(Integer.class)
        .optional()
        .orElse(null);
  }

  /** Offers a guest's results to somebody. The caller holds both learners. */
  void merge(LearnerId guest, LearnerId into) {
    Map<String, Integer> bests = new HashMap<>();
    jdbc.sql("select contest, best from drill_best where learner_id = ?")
        .param(guest.value())
        .query(
            row -> {
              bests.put(row.getString("contest"), row.getInt("best"));
            });
    bests.forEach((contest, best) -> offer(into, TimedChallenge.named(contest), best));
  }

  /**
   * Keeps a result if it is the best. The caller holds the learner.
   *
   * @return whether it is
   */
  boolean offer(LearnerId learner, TimedChallenge contest, int result) {
    Integer before = of(learner, contest);
    if (!contest.isBetter(result, before)) {
      return false;
    }
    String change =
        before == null
            ? "insert into drill_best (best, learner_id, contest) values (?, ?, ?)"
            : "update drill_best set best = ? where learner_id = ? and contest = ?";
    jdbc.sql(change).params(result, learner.value(), contest.name()).update();
    return true;
  }
}
