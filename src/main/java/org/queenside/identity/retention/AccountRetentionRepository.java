package org.queenside.identity.retention;

import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * When learners with an account were last seen. If they never came, the account's creation counts.
 */
@Repository
record AccountRetentionRepository(JdbcClient jdbc) {

  /** Counts the learners with an account. */
  int count() {
    return jdbc.sql("select count(*) from account where role = 'learner'")
        .query(Integer.class)
        .single();
  }

  /** Lists the learners with an account who have not been seen since a time. */
  List<LearnerId> unseenSince(Instant time) {
    return jdbc
        .sql(
            """
            select l.id from learner l join account a on a.learner_id = l.id
            where a.role = 'learner' and coalesce(l.last_seen_at, l.created_at) < ?""")
        .param(JdbcValues.timestamp(time))
        .query(UUID.class)
        .list()
        .stream()
        .map(LearnerId::new)
        .toList();
  }

  /** Returns when each learner not seen since a time was last seen. */
  Map<LearnerId, Instant> lastSeenBefore(Instant time, Collection<LearnerId> learners) {
    Map<LearnerId, Instant> lastSeen = new HashMap<>();
    jdbc.sql(
            """
            select l.id, coalesce(l.last_seen_at, l.created_at) as since
            from learner l join account a on a.learner_id = l.id
            where a.role = 'learner' and coalesce(l.last_seen_at, l.created_at) < :time
              and l.id in (:learners)""")
        .param("time", JdbcValues.timestamp(time))
        .param("learners", learners.stream().map(LearnerId::value).toList())
        .query(
            row -> {
              lastSeen.put(
                  new LearnerId(JdbcValues.uuid(row, "id")), JdbcValues.instant(row, "since"));
            });
    return lastSeen;
  }

  /**
   * Deletes a learner who has not been seen since a time. A learner who comes back at that very
   * moment is kept.
   *
   * @return 1, or 0 if the learner is kept
   */
  int deleteUnseenSince(Instant time, LearnerId learner) {
    return jdbc.sql("delete from learner where id = ? and coalesce(last_seen_at, created_at) < ?")
        .params(learner.value(), JdbcValues.timestamp(time))
        .update();
  }
}
