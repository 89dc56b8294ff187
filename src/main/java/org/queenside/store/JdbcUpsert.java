package org.queenside.store;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Updates a row, or inserts it if it is missing, in a way that both H2 and PostgreSQL understand.
 * When two transactions insert the same row at once, the second one waits and then updates it.
 *
 * <pre>{@code
 * JdbcUpsert.into("setting").key("name", name).set("chosen", chosen).run(jdbc);
 * }</pre>
 *
 * <p>Values are those that {@link JdbcClient} accepts as parameters, so instants go through {@link
 * JdbcValues#timestamp}.
 */
public final class JdbcUpsert {

  private final String table;
  private final Map<String, Object> keys = new LinkedHashMap<>();
  private final Map<String, @Nullable Object> values = new LinkedHashMap<>();

  private JdbcUpsert(String table) {
    this.table = table;
  }

  /**
   * Begins an upsert.
   *
   * @param table the table; never text that a user typed
   */
  public static JdbcUpsert into(String table) {
    return new JdbcUpsert(table);
  }

  /**
   * Adds a column of the primary key or of a unique constraint.
   *
   * @param column the column
   * @param value its value in the row
   */
  public JdbcUpsert key(String column, Object value) {
    keys.put(column, value);
    return this;
  }

  /**
   * Adds a column to write.
   *
   * @param column the column
   * @param value its new value, or null
   */
  public JdbcUpsert set(String column, @Nullable Object value) {
    values.put(column, value);
    return this;
  }

  /**
   * Writes the row.
   *
   * @param jdbc the database
   * @throws org.springframework.dao.DataAccessException if the database fails
   * @throws IllegalStateException if there is no key or nothing to set
   */
  public void run(JdbcClient jdbc) {
    if (keys.isEmpty() || values.isEmpty()) {
      throw new IllegalStateException("an upsert needs a key and a value");
    }
    if (!update(jdbc) && !insert(jdbc)) {
      update(jdbc);
    }
  }

  private boolean update(JdbcClient jdbc) {
    String sql =
        "update %s set %s where %s"
            .formatted(
                table, assignments(values.keySet(), ", "), assignments(keys.keySet(), " and "));
    return run(jdbc, sql);
  }

  private boolean insert(JdbcClient jdbc) {
    String columns = String.join(", ", keys.keySet()) + ", " + String.join(", ", values.keySet());
    String parameters = String.join(", ", Collections.nCopies(keys.size() + values.size(), "?"));
    // The parameters are in a different order from the update.
    return jdbc.sql(
                "insert into %s (%s) values (%s) on conflict do nothing"
                    .formatted(table, columns, parameters))
            .params(keys.values().toArray())
            .params(values.values().toArray())
            .update()
        == 1;
  }

  private boolean run(JdbcClient jdbc, String sql) {
    return jdbc.sql(sql).params(values.values().toArray()).params(keys.values().toArray()).update()
        == 1;
  }

  private static String assignments(Set<String> columns, String separator) {
    return columns.stream().map(column -> column + " = ?").collect(Collectors.joining(separator));
  }
}
