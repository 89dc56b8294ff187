package org.queenside.store.copy;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.queenside.store.copy.TableDefinition.Column;

/** The tables of a database, read from its own metadata. */
final class DatabaseSchema {

  private static final String MIGRATIONS = "flyway_schema_history";

  private DatabaseSchema() {}

  /**
   * Lists the tables, except the one for migrations.
   *
   * @return the tables, each after those that its rows refer to
   */
  static List<TableDefinition> tables(Connection connection) throws SQLException {
    Map<String, Set<String>> waiting = new TreeMap<>();
    for (String name : names(connection)) {
      waiting.put(name, references(connection, name));
    }
    Map<String, TableDefinition> sorted = new LinkedHashMap<>();
    while (!waiting.isEmpty()) {
      String next =
          waiting.entrySet().stream()
              .filter(entry -> sorted.keySet().containsAll(entry.getValue()))
              .map(Map.Entry::getKey)
              .findFirst()
              .orElseThrow(() -> new IllegalStateException("tables form a cycle: " + waiting));
      sorted.put(next, new TableDefinition(next, columns(connection, next)));
      waiting.remove(next);
    }
    return List.copyOf(sorted.values());
  }

  static boolean isEmpty(Connection connection) throws SQLException {
    return names(connection).isEmpty();
  }

  private static Set<String> names(Connection connection) throws SQLException {
    Set<String> names = new TreeSet<>();
    try (ResultSet row =
        connection.getMetaData().getTables(null, connection.getSchema(), "%", null)) {
      while (row.next()) {
        if (row.getString("TABLE_TYPE").endsWith("TABLE")) {
          names.add(row.getString("TABLE_NAME"));
        }
      }
    }
    names.remove(MIGRATIONS);
    return names;
  }

  private static Set<String> references(Connection connection, String table) throws SQLException {
    Set<String> referred = new TreeSet<>();
    try (ResultSet row =
        connection.getMetaData().getImportedKeys(null, connection.getSchema(), table)) {
      while (row.next()) {
        referred.add(row.getString("PKTABLE_NAME"));
      }
    }
    referred.remove(table);
    return referred;
  }

  private static List<Column> columns(Connection connection, String table) throws SQLException {
    List<Column> columns = new ArrayList<>();
    DatabaseMetaData metaData = connection.getMetaData();
    // An underscore is a wildcard here.
    String pattern = table.replace("_", metaData.getSearchStringEscape() + "_");
    try (ResultSet row = metaData.getColumns(null, connection.getSchema(), pattern, "%")) {
      while (row.next()) {
        columns.add(
            new Column(
                row.getString("COLUMN_NAME"),
                ColumnType.of(row.getString("TYPE_NAME")),
                row.getString("IS_AUTOINCREMENT").equals("YES")));
      }
    }
    columns.sort(Comparator.comparing(Column::name));
    return List.copyOf(columns);
  }
}
