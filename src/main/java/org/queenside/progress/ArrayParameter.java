package org.queenside.progress;

import java.util.Collection;
import java.util.List;
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

  /**
   * One column of a table that is made with {@code unnest}: nothing is left out, and the order
   * stays.
   *
   * @param type what the database calls the type of the values
   */
  static SqlArrayValue column(String type, List<?> values) {
    return new SqlArrayValue(type, values.toArray());
  }

  static SqlArrayValue ofNames(Collection<String> names) {
    return new SqlArrayValue(
        "varchar", (Object[]) names.stream().distinct().toArray(String[]::new));
  }
}
