package org.queenside.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.DefaultTransactionStatus;

/**
 * Transactions that are in H2's file, and the file on the disk, when their commit returns: no end
 * of the program and no power cut takes them back.
 *
 * <p>By itself H2 writes half a second later. Its option {@code WRITE_DELAY=0} would write at once,
 * though not through to the disk; and it stops the thread that tidies the file, which then keeps
 * growing by 7 KB an attempt.
 */
final class DurableH2Transactions extends JdbcTransactionManager {

  DurableH2Transactions(DataSource dataSource) {
    super(dataSource);
  }

  @Override
  protected void doCommit(DefaultTransactionStatus status) {
    super.doCommit(status);
    Connection connection = DataSourceUtils.getConnection(obtainDataSource());
    try (Statement statement = connection.createStatement()) {
      statement.execute("checkpoint sync");
    } catch (SQLException e) {
      throw translateException("write to the database file", e);
    } finally {
      DataSourceUtils.releaseConnection(connection, obtainDataSource());
    }
  }
}
