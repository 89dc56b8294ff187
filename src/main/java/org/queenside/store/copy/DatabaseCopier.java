package org.queenside.store.copy;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;
import org.queenside.store.H2IntegrityCheck;
import org.queenside.store.UnfinishedCopy;
import org.queenside.store.copy.CopyException.Reason;
import org.queenside.store.copy.TableDefinition.Column;

/**
 * Copies all tables of one database to another, which must be empty or hold an unfinished copy. An
 * interrupted copy continues with the first incomplete table. At the end, every table is compared
 * on both sides.
 */
public final class DatabaseCopier {

  private final DatabaseAddress from;
  private final DatabaseAddress to;
  private final CopyProgressListener progress;
  private long all;
  private long copied;

  private DatabaseCopier(DatabaseAddress from, DatabaseAddress to, CopyProgressListener progress) {
    this.from = from;
    this.to = to;
    this.progress = progress;
  }

  /**
   * Copies all tables.
   *
   * @return how many rows are in the target
   * @throws CopyException if it fails; the rows copied so far are kept for the next try
   */
  public static long run(DatabaseAddress from, DatabaseAddress to, CopyProgressListener progress) {
    if (from.place().equals(to.place())) {
      throw new CopyException(Reason.SAME, to.place());
    }
    return new DatabaseCopier(from, to, progress).run();
  }

  private long run() {
    DatabaseAddress source = readOnly(from);
    DatabaseAddress target = to.isH2() ? to.buffered() : to.with("reWriteBatchedInserts=true");
    try (Connection in = source.open()) {
      requireWhole(source, in);
      try (Connection out = target.open()) {
        requireSound(target, out);
        CopyStateRepository record = new CopyStateRepository(out);
        prepare(target, out, record);
        return run(in, out, record);
      }
    } catch (SQLException e) {
      throw new CopyException(Reason.BROKEN_OFF, to.place(), String.valueOf(e.getMessage()));
    }
  }

  /** Returns the source opened read-only, because even opening a file changes it. */
  private static DatabaseAddress readOnly(DatabaseAddress address) {
    return address.isH2() ? address.with("IFEXISTS=TRUE;ACCESS_MODE_DATA=r") : address;
  }

  private static void requireWhole(DatabaseAddress source, Connection in) throws SQLException {
    if (UnfinishedCopy.isIn(in)) {
      throw new CopyException(Reason.UNFINISHED, source.place());
    }
    MigrationInfoService migrations = source.migrations().info();
    if (migrations.current() == null) {
      throw new CopyException(Reason.NO_SOURCE, source.place());
    }
    if (migrations.pending().length > 0) {
      throw new CopyException(Reason.OLDER, source.place());
    }
    if (isNewer(migrations)) {
      throw new CopyException(Reason.NEWER, source.place());
    }
  }

  private static boolean isNewer(MigrationInfoService migrations) {
    for (MigrationInfo migration : migrations.applied()) {
      if (!migration.getState().isResolved()) {
        return true;
      }
    }
    return false;
  }

  /**
   * A copy to a file isn't flushed to the disk until the end. So if it was interrupted, for
   * instance by a power cut, the file may have damage that shows only when it's read.
   */
  private static void requireSound(DatabaseAddress target, Connection out) throws SQLException {
    if (!target.isH2() || !UnfinishedCopy.isIn(out)) {
      return;
    }
    execute(out, "set lazy_query_execution 1");
    H2IntegrityCheck.Damage damage = H2IntegrityCheck.read(out);
    if (damage != null) {
      throw new CopyException(
          Reason.DAMAGED, target.place(), damage.table() + ": " + damage.cause().getMessage());
    }
    execute(out, "set lazy_query_execution 0");
  }

  /** Creates the tables, unless an earlier copy has already done that. */
  private static void prepare(DatabaseAddress target, Connection out, CopyStateRepository record)
      throws SQLException {
    if (!UnfinishedCopy.isIn(out) && !DatabaseSchema.isEmpty(out)) {
      throw new CopyException(Reason.NOT_EMPTY, target.place());
    }
    record.begin();
    MigrationInfoService migrations = target.migrations().info();
    if (isNewer(migrations) || record.hasBegun() && migrations.pending().length > 0) {
      throw new CopyException(Reason.OTHER_VERSION, target.place());
    }
    target.migrations().migrate();
  }

  private long run(Connection in, Connection out, CopyStateRepository record) throws SQLException {
    beginReading(in);
    out.setAutoCommit(false);
    List<TableDefinition> tables = DatabaseSchema.tables(in);
    for (TableDefinition table : tables) {
      all += TableReader.count(in, table);
    }
    for (TableDefinition table : tables) {
      if (record.isDone(table)) {
        advance(TableReader.count(out, table));
      } else {
        copy(table, in, out, record);
      }
    }
    execute(out, "analyze");
    out.commit();
    progress.checking();
    requireSame(tables, in, out);
    if (to.isH2()) {
      endFile(record, out);
    } else {
      record.end();
      out.commit();
    }
    return copied;
  }

  /** Everything is on the disk before the copy counts as complete. Then the file is compacted. */
  private static void endFile(CopyStateRepository record, Connection out) throws SQLException {
    execute(out, "checkpoint sync");
    record.end();
    out.commit();
    execute(out, "checkpoint sync");
    execute(out, "shutdown compact");
  }

  /** PostgreSQL shows a snapshot of this moment, even if other sessions make changes. */
  private void beginReading(Connection in) throws SQLException {
    if (from.isH2()) {
      execute(in, "set lazy_query_execution 1");
    } else {
      in.setReadOnly(true);
      in.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    }
    in.setAutoCommit(false);
  }

  private void copy(
      TableDefinition table, Connection in, Connection out, CopyStateRepository record)
      throws SQLException {
    record.note(table, false);
    // Rows written by migrations or by an interrupted copy.
    execute(out, "delete from " + table.name());
    out.commit();
    try (TableWriter writer = new TableWriter(out, table, this::advance)) {
      TableReader.read(in, table, writer::add);
      int last = writer.finish();
      goOnCounting(table, out);
      record.note(table, true);
      out.commit();
      advance(last);
    }
  }

  private void advance(long rows) {
    copied += rows;
    progress.copied(copied, all);
  }

  /** The next generated number follows the copied ones. */
  private static void goOnCounting(TableDefinition table, Connection out) throws SQLException {
    for (Column column : table.columns()) {
      if (column.counted()) {
        String next =
            "select coalesce(max(%s), 0) + 1 from %s".formatted(column.name(), table.name());
        try (Statement statement = out.createStatement();
            ResultSet row = statement.executeQuery(next)) {
          row.next();
          execute(
              out,
              "alter table %s alter column %s restart with %d"
                  .formatted(table.name(), column.name(), row.getLong(1)));
        }
      }
    }
  }

  private void requireSame(List<TableDefinition> tables, Connection in, Connection out)
      throws SQLException {
    List<String> different = new ArrayList<>();
    for (TableDefinition table : tables) {
      if (!TableDigest.of(in, table).equals(TableDigest.of(out, table))) {
        different.add(table.name());
      }
    }
    if (!different.isEmpty()) {
      throw new CopyException(Reason.DIFFERENT, to.place(), String.join(", ", different));
    }
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
