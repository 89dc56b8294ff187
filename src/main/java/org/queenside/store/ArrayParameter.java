package org.queenside.store;

import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import org.springframework.jdbc.support.SqlArrayValue;

/**
 * Many values as one parameter of a statement, for {@code = any(?)}: so a statement stays the same
 * however many there are, and the database keeps its plan.
 */
public final class ArrayParameter {

  private ArrayParameter() {}

  /** Values with an id each, in any order and each once. */
  public static <T> SqlArrayValue ofIds(Collection<T> values, Function<T, UUID> id) {
    return ofIds(values.stream().map(id).toList());
  }

  /** Ids, in any order and each once. */
  public static SqlArrayValue ofIds(Collection<UUID> ids) {
    return new SqlArrayValue("uuid", (Object[]) ids.stream().distinct().toArray(UUID[]::new));
  }

  /** Names, in any order and each once. */
  public static SqlArrayValue ofNames(Collection<String> names) {
    return new SqlArrayValue(
        "varchar", (Object[]) names.stream().distinct().toArray(String[]::new));
  }

  /**
   * One column of a table that is made with {@code unnest}: nothing is left out, and the order
   * stays.
   *
   * @param type what the database calls the type of the values
   */
  public static SqlArrayValue column(String type, List<?> values) {
    return new SqlArrayValue(type, values.toArray());
  }
}
