package org.queenside.store.copy;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Inserts rows into a table, many in one statement and one transaction. */
final class TableWriter implements AutoCloseable {

  private static final int ROWS_PER_STATEMENT = 1_000;
  private static final int BYTES_PER_STATEMENT = 4 << 20;
  private static final int ROWS_PER_COMMIT = 20_000;

  private final Connection target;
  private final PreparedStatement insert;
  private final IntConsumer committed;
  private int rows;
  private int bytes;
  private int uncommitted;

  /**
   * Starts a table.
   *
   * @param committed called after each commit with its number of rows
   */
  TableWriter(Connection target, TableDefinition table, IntConsumer committed) throws SQLException {
    this.target = target;
    this.insert = target.prepareStatement(table.insert());
    this.committed = committed;
  }

  void add(@Nullable Object[] values) throws SQLException {
    for (int i = 0; i < values.length; i++) {
      Object value = values[i];
      insert.setObject(i + 1, value);
      bytes +=
          switch (value) {
            case byte[] binary -> binary.length;
            case String text -> text.length();
            case null, default -> Long.BYTES;
          };
    }
    insert.addBatch();
    rows++;
    if (rows == ROWS_PER_STATEMENT || bytes > BYTES_PER_STATEMENT) {
      send();
    }
    if (uncommitted >= ROWS_PER_COMMIT) {
      commit();
    }
  }

  private void send() throws SQLException {
    insert.executeBatch();
    uncommitted += rows;
    rows = 0;
    bytes = 0;
  }

  private void commit() throws SQLException {
    target.commit();
    committed.accept(uncommitted);
    uncommitted = 0;
  }

  /** Inserts the remaining rows, in a transaction that the caller ends. */
  int finish() throws SQLException {
    send();
    return uncommitted;
  }

  @Override
  public void close() throws SQLException {
    insert.close();
  }
}
