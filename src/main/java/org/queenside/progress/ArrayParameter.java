package org.queenside.progress;

import java.util.Collection;
import java.util.UUID;
import org.queenside.learner.LearnerId;
import org.springframework.jdbc.support.SqlArrayValue;

/**
 * Many values as one parameter of a statement, for {@code = any(?)}: so a statement stays the same
 * however many there are, and the database keeps its plan.
 */
final class ArrayParameter {

  private ArrayParameter() {}

  static SqlArrayValue ofLearners(Collection<LearnerId> learners) {
    return new SqlArrayValue(
        "uuid", (Object[]) learners.stream().map(LearnerId::value).distinct().toArray(UUID[]::new));
  }

  static SqlArrayValue ofIds(Collection<UUID> ids) {
    return new SqlArrayValue("uuid", (Object[]) ids.stream().distinct().toArray(UUID[]::new));
  }

  static SqlArrayValue ofNames(Collection<String> names) {
    return new SqlArrayValue(
        "varchar", (Object[]) names.stream().distinct().toArray(String[]::new));
  }
}
