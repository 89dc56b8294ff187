package org.queenside.store.copy;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/** Reads the rows of a table one after the other, without keeping them all in memory. */
final class TableReader {

  private static final int FETCHED = 500;

  private TableReader() {}

  /** Receives the values of one row, some of them null. */
  interface RowConsumer {
    void take(@Nullable Object[] values) throws SQLException;
  }

  /** Reads all rows in any order. */
  static void read(Connection connection, TableDefinition table, RowConsumer reader)
      throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.setFetchSize(FETCHED);
      try (ResultSet row = statement.executeQuery(table.select())) {
        while (row.next()) {
          reader.take(table.read(row));
        }
      }
    }
  }

  static long count(Connection connection, TableDefinition table) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("select count(*) from " + table.name())) {
      row.next();
      return row.getLong(1);
    }
  }
}
