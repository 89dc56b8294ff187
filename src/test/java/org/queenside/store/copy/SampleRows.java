package org.queenside.store.copy;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.store.copy.TableDefinition.Column;

/**
 * Three rows in every table. Values are generated from column types and check constraints, so a new
 * table needs nothing here. The same number gives the same value everywhere, so rows refer to each
 * other. In the third row, every nullable column is null.
 */
final class SampleRows {

  private static final int ROWS = 3;
  private static final Pattern FIRST_CHOICE =
      Pattern.compile("\"(\\w+)\" IN\\s*\\('([^']+)'.*", Pattern.CASE_INSENSITIVE);

  private final Connection h2;
  private final Map<String, String> choices = new LinkedHashMap<>();

  private SampleRows(Connection h2) throws SQLException {
    this.h2 = h2;
    try (Statement statement = h2.createStatement();
        ResultSet row =
            statement.executeQuery(
                """
                select t.table_name, c.check_clause
                from information_schema.check_constraints c
                  join information_schema.table_constraints t using (constraint_name)""")) {
      while (row.next()) {
        Matcher choice = FIRST_CHOICE.matcher(row.getString("check_clause"));
        if (choice.find()) {
          choices.put(row.getString("table_name") + "." + choice.group(1), choice.group(2));
        }
      }
    }
  }

  /** Fills all tables of an H2 database that only has the migrations' rows. */
  static List<TableDefinition> fill(Connection h2) throws SQLException {
    List<TableDefinition> tables = DatabaseSchema.tables(h2);
    SampleRows sample = new SampleRows(h2);
    for (TableDefinition table : tables) {
      try (Statement statement = h2.createStatement()) {
        statement.execute("delete from " + table.name());
      }
      sample.fill(table);
    }
    return tables;
  }

  private void fill(TableDefinition table) throws SQLException {
    Map<String, Integer> widths = new LinkedHashMap<>();
    Set<String> required = new HashSet<>();
    readColumns(table, widths, required);
    for (int number = 1; number <= ROWS; number++) {
      try (PreparedStatement insert = h2.prepareStatement(table.insert())) {
        for (int i = 0; i < table.columns().size(); i++) {
          Column column = table.columns().get(i);
          boolean isNull = number == ROWS && !required.contains(column.name());
          int width = requireNonNull(widths.get(column.name()));
          insert.setObject(i + 1, isNull ? null : value(table, column, number, width));
        }
        insert.executeUpdate();
      }
    }
  }

  /** Reads how many characters fit into each column, and which columns aren't nullable. */
  private void readColumns(TableDefinition table, Map<String, Integer> widths, Set<String> required)
      throws SQLException {
    try (ResultSet row =
        h2.getMetaData().getColumns(null, h2.getSchema(), table.name().replace("_", "\\_"), "%")) {
      while (row.next()) {
        String column = row.getString("COLUMN_NAME");
        widths.put(column, row.getInt("COLUMN_SIZE"));
        if (row.getInt("NULLABLE") == DatabaseMetaData.columnNoNulls) {
          required.add(column);
        }
      }
    }
  }

  private Object value(TableDefinition table, Column column, int number, int width) {
    return switch (column.type()) {
      case WHOLE -> (long) number;
      case REAL -> number / 3.0;
      case FLAG -> number == 1;
      case TEXT ->
          choices.getOrDefault(
              table.name() + "." + column.name(),
              width > 20 ? number + "\t\\N\n'ü♞" : width > 1 ? "x" + number : "" + number);
      case BYTES -> new byte[] {(byte) number, 0, -1};
      case ID -> new UUID(number, number);
      case DAY -> LocalDate.of(2026, 1, number);
      case LOCAL_TIME -> LocalDateTime.of(2026, 10, 25, 2, 30, 1, number * 1000);
      case INSTANT ->
          OffsetDateTime.of(2026, 1, 1, 0, 0, 0, number * 1000, ZoneOffset.ofHours(number));
    };
  }

  /** Returns a table's rows, sorted as text. */
  static String text(Connection connection, TableDefinition table) throws SQLException {
    List<String> rows = new ArrayList<>();
    TableReader.read(connection, table, values -> rows.add(text(table, values)));
    return rows.stream().sorted().collect(joining("\n"));
  }

  private static String text(TableDefinition table, @Nullable Object[] values) {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      Object value = values[i];
      cells.add(value == null ? "null" : ColumnType.write(value));
    }
    return String.join(" | ", cells);
  }
}
