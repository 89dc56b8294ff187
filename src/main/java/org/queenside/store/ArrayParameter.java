package org.queenside.store;

import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import org.springframework.jdbc.support.SqlArrayValue;

/**
 * Many values as one SQL parameter, for {@code = any(?)}. The statement stays the same for any
 * number of values, so the database keeps its plan.
 */
public final class ArrayParameter {

  private ArrayParameter() {}

  /**
   * Returns the ids of values, in any order and without duplicates.
   *
   * @param values the values
   * @param id reads the id of a value
   */
  public static <T> SqlArrayValue ofIds(Collection<T> values, Function<T, UUID> id) {
    return ofIds(values.stream().map(id).toList());
  }

  /**
   * Returns ids, in any order and without duplicates.
   *
   * @param ids the ids
   */
  public static SqlArrayValue ofIds(Collection<UUID> ids) {
    return new SqlArrayValue("uuid", (Object[]) ids.stream().distinct().toArray(UUID[]::new));
  }

  /**
   * Returns texts, in any order and without duplicates.
   *
   * @param names the texts
   */
  public static SqlArrayValue ofNames(Collection<String> names) {
    return new SqlArrayValue(
        "varchar", (Object[]) names.stream().distinct().toArray(String[]::new));
  }

  /**
   * Returns one column of a table made with {@code unnest}, with duplicates and in order.
   *
   * @param type the type's name in the database
   * @param values the values of the column
   */
  public static SqlArrayValue column(String type, List<?> values) {
    return new SqlArrayValue(type, values.toArray());
  }
}
