package org.queenside.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads every row of every table and index in an H2 file. Damage in the middle of a file doesn't
 * show when it's opened, only when the damaged part is read.
 *
 * <p>The connection must have been opened with {@link #OPTION}, or have that setting by now. Then
 * H2 returns rows as it reads them and needs little memory, however large the file is.
 */
public final class H2IntegrityCheck {

  /** The option to add to the database's address. */
  static final String OPTION = ";LAZY_QUERY_EXECUTION=1";

  private static final String TABLES =
      """
      select table_schema, table_name from information_schema.tables
      where table_type = 'BASE TABLE' and lower(table_schema) <> 'information_schema'""";

  private static final String INDEXES =
      """
      select table_schema, table_name, index_name, column_name
      from information_schema.index_columns
      where ordinal_position = 1 and lower(table_schema) <> 'information_schema'""";

  private H2IntegrityCheck() {}

  /**
   * A table that can't be read completely.
   *
   * @param table its name
   * @param cause what H2 reported
   */
  public record Damage(String table, SQLException cause) {}

  /** A complete read of a table, in its own order or that of an index. */
  private record TableScan(String table, String sql) {}

  /**
   * Reads everything, up to the first damage.
   *
   * @return the first damaged table, or null if all of them could be read
   * @throws SQLException if the list of tables can't be read
   */
  public static @Nullable Damage read(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (TableScan reading : readings(statement)) {
        try (ResultSet rows = statement.executeQuery(reading.sql())) {
          while (rows.next()) {
            // There is nothing to do with the row but to read it.
          }
        } catch (SQLException e) {
          return new Damage(reading.table(), e);
        }
      }
    }
    return null;
  }

  private static List<TableScan> readings(Statement statement) throws SQLException {
    List<TableScan> readings = new ArrayList<>();
    try (ResultSet rows = statement.executeQuery(TABLES)) {
      while (rows.next()) {
        String table = rows.getString(2);
        readings.add(
            new TableScan(
                table,
                "select * from %s.%s use index ()"
                    .formatted(quoted(rows.getString(1)), quoted(table))));
      }
    }
    try (ResultSet rows = statement.executeQuery(INDEXES)) {
      while (rows.next()) {
        String table = rows.getString(2);
        readings.add(
            new TableScan(
                table,
                "select %s from %s.%s use index (%s)"
                    .formatted(
                        quoted(rows.getString(4)),
                        quoted(rows.getString(1)),
                        quoted(table),
                        quoted(rows.getString(3)))));
      }
    }
    return readings;
  }

  private static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }
}
