package org.queenside;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.DefaultTransactionStatus;

/**
 * Transactions that are in H2's file when their commit returns, so that no end of the program,
 * however sudden, takes them back.
 *
 * <p>By itself H2 writes half a second later. Its option {@code WRITE_DELAY=0} would write at once
 * too, but it also stops the thread that tidies the file, which then grows by 7 KB an attempt for
 * good.
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
      statement.execute("checkpoint");
    } catch (SQLException e) {
      throw translateException("write to the database file", e);
    } finally {
      DataSourceUtils.releaseConnection(connection, obtainDataSource());
    }
  }
}
