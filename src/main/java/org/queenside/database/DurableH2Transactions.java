package org.queenside.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.DefaultTransactionStatus;

/**
 * Transactions that are on the disk when their commit returns: no power cut takes them back.
 *
 * <p>That they are in H2's file then, and survive the end of the program, is owed to {@code
 * WRITE_DELAY=0} in the address; but H2 leaves it to the system when to write them through to the
 * disk.
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
