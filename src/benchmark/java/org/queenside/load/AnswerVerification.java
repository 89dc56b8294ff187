package org.queenside.load;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Compares what learners were told with the attempt log: each acknowledged answer must be there
 * exactly once.
 *
 * @param acknowledged the number of answers that came back as saved
 * @param lost how many of them aren't in the log
 * @param doubled how many rows of the log nobody's answer explains
 */
record AnswerVerification(long acknowledged, long lost, long doubled) {

  /** Looks up the answers of all learners. */
  static AnswerVerification of(List<SimulatedLearner> learners, JdbcClient jdbc) {
    long acknowledged = 0;
    long lost = 0;
    long doubled = 0;
    for (SimulatedLearner learner : learners) {
      Map<SimulatedLearner.Attempt, Long> difference = stored(learner, jdbc);
      learner.acknowledged().forEach(each -> difference.merge(each, -1L, Long::sum));
      acknowledged += learner.acknowledged().size();
      lost += difference.values().stream().filter(rows -> rows < 0).mapToLong(rows -> -rows).sum();
      // An answer without an acknowledgement may have been stored or not.
      learner.uncertain().forEach(each -> difference.merge(each, -1L, Long::sum));
      doubled +=
          difference.values().stream().filter(rows -> rows > 0).mapToLong(rows -> rows).sum();
    }
    return new AnswerVerification(acknowledged, lost, doubled);
  }

  private static Map<SimulatedLearner.Attempt, Long> stored(
      SimulatedLearner learner, JdbcClient jdbc) {
    Map<SimulatedLearner.Attempt, Long> stored = new HashMap<>();
    String token = learner.connection().cookieEnding("queenside-guest");
    if (token == null) {
      return stored;
    }
    List<UUID> ids =
        jdbc.sql("select id from learner where token_hash = ?")
            .param(sha256(token))
            .query(UUID.class)
            .list();
    for (UUID id : ids) {
      jdbc.sql("select item, tried, outcome from attempt where learner_id = ?")
          .param(id)
          .query(SimulatedLearner.Attempt.class)
          .list()
          .forEach(attempt -> stored.merge(attempt, 1L, Long::sum));
    }
    return stored;
  }

  private static byte[] sha256(String token) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.US_ASCII));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
