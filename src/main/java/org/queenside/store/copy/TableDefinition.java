package org.queenside.store.copy;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A table, with its columns in the order of their names.
 *
 * @param name the name as both databases write it
 */
record TableDefinition(String name, List<Column> columns) {

  /**
   * A column.
   *
   * @param counted whether the database generates its numbers
   */
  record Column(String name, ColumnType type, boolean counted) {}

  String select() {
    return "select %s from %s".formatted(names(), name);
  }

  /** Returns the insert statement. Generated numbers are copied too. */
  String insert() {
    return "insert into %s (%s) overriding system value values (%s)"
        .formatted(name, names(), String.join(", ", Collections.nCopies(columns.size(), "?")));
  }

  private String names() {
    return columns.stream().map(Column::name).collect(Collectors.joining(", "));
  }

  /** Reads the values of one row, some of them null. */
  @Nullable Object[] read(ResultSet row) throws SQLException {
    @Nullable Object[] values = new @Nullable Object[columns.size()];
    for (int i = 0; i < values.length; i++) {
      Object value = columns.get(i).type().read(row, i + 1);
      values[i] = row.wasNull() ? null : value;
    }
    return values;
  }
}
