package org.queenside.store.copy;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.queenside.store.UnfinishedCopy;

/**
 * The state of an unfinished copy in the target: which tables were started, and which are complete.
 * It has a schema of its own, which is deleted when the copy is complete. Until then no program
 * starts on the database.
 */
record CopyStateRepository(Connection target) {

  private static final String SCHEMA = UnfinishedCopy.SCHEMA;

  void begin() throws SQLException {
    execute("create schema if not exists " + SCHEMA);
    execute(
        "create table if not exists %s.progress (name varchar(60) primary key, done boolean)"
            .formatted(SCHEMA));
  }

  /** Deletes the state, which completes the copy. */
  void end() throws SQLException {
    execute("drop schema %s cascade".formatted(SCHEMA));
  }

  boolean hasBegun() throws SQLException {
    try (Statement statement = target.createStatement();
        ResultSet row = statement.executeQuery("select 1 from %s.progress".formatted(SCHEMA))) {
      return row.next();
    }
  }

  boolean isDone(TableDefinition table) throws SQLException {
    try (PreparedStatement statement =
        target.prepareStatement("select done from %s.progress where name = ?".formatted(SCHEMA))) {
      statement.setString(1, table.name());
      try (ResultSet row = statement.executeQuery()) {
        return row.next() && row.getBoolean(1);
      }
    }
  }

  /** Records whether a table is complete, in the caller's transaction. */
  void note(TableDefinition table, boolean done) throws SQLException {
    execute("delete from %s.progress where name = '%s'".formatted(SCHEMA, table.name()));
    execute("insert into %s.progress values ('%s', %s)".formatted(SCHEMA, table.name(), done));
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = target.createStatement()) {
      statement.execute(sql);
    }
  }
}
