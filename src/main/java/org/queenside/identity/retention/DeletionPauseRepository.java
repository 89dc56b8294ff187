package org.queenside.identity.retention;

import java.time.Instant;
import org.queenside.store.JdbcUpsert;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Until when administrators aren't asked about a kind of learners. */
@Repository
record DeletionPauseRepository(JdbcClient jdbc) {

  /** Pauses the question about a kind of learners. */
  void pause(String kind, Instant until) {
    JdbcUpsert.into("deletion_pause")
        .key("job", kind)
        .set("until", JdbcValues.timestamp(until))
        .run(jdbc);
  }

  /** Returns whether the pause for a kind of learners ends within a range of times. */
  boolean isPaused(String kind, Instant after, Instant atMost) {
    return jdbc.sql(
                "select count(*) from deletion_pause where job = ? and until > ? and until <= ?")
            .params(kind, JdbcValues.timestamp(after), JdbcValues.timestamp(atMost))
            .query(Integer.class)
            .single()
        > 0;
  }
}
