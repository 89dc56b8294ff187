package org.queenside.database;

import javax.sql.DataSource;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.jdbc.DatabaseDriver;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.PlatformTransactionManager;

/** What is committed stays, on H2 as on PostgreSQL. */
@Configuration(proxyBeanMethods = false)
public class DatabaseConfiguration {

  /**
   * Makes the transactions for a database: durable when their commit returns.
   *
   * @param url the database's JDBC address
   * @param dataSource connections to it
   * @return the transaction manager
   */
  @Bean
  public static PlatformTransactionManager transactionManager(
      @Value("${spring.datasource.url}") String url, DataSource dataSource) {
    return DatabaseDriver.fromJdbcUrl(url) == DatabaseDriver.H2
        ? new DurableH2Transactions(dataSource)
        : new JdbcTransactionManager(dataSource);
  }
}
