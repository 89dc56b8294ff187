package org.queenside.store;

import com.zaxxer.hikari.HikariDataSource;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.flyway.autoconfigure.FlywayConfigurationCustomizer;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * Limits how long anything waits for the database. The limit for a statement is the setting {@code
 * spring.jdbc.template.query-timeout}; the others are set here because their names depend on the
 * database.
 */
@Configuration(proxyBeanMethods = false)
class DataSourceConfiguration {

  /** In seconds. The JDBC address and {@code data-source-properties} can override it. */
  private static final Map<String, String> POSTGRESQL =
      Map.of("connectTimeout", "5", "socketTimeout", "30", "tcpKeepAlive", "true");

  /**
   * H2 has a lock timeout of two seconds by default. The second limit releases the locks of a
   * program that loses its network during a transaction.
   */
  private static final String POSTGRESQL_INIT =
      "set lock_timeout = '3s'; set idle_in_transaction_session_timeout = '60s'";

  @Bean
  static BeanPostProcessor dataSourceLimits() {
    return new BeanPostProcessor() {
      @Override
      public Object postProcessAfterInitialization(Object bean, String name) {
        if (bean instanceof HikariDataSource pool) {
          addTimeouts(pool);
          return new WaitLimitDataSource(pool);
        }
        return bean;
      }
    };
  }

  /** Adds timeouts if the administrator hasn't set any. */
  static void addTimeouts(HikariDataSource pool) {
    if (isPostgreSql(pool.getJdbcUrl())) {
      POSTGRESQL.forEach(pool.getDataSourceProperties()::putIfAbsent);
      if (pool.getConnectionInitSql() == null) {
        pool.setConnectionInitSql(POSTGRESQL_INIT);
      }
    }
  }

  /** Migrations may take minutes, so on PostgreSQL they use connections without these limits. */
  @Bean
  FlywayConfigurationCustomizer migrationsWithoutLimits(JdbcConnectionDetails details) {
    return migrations -> {
      if (migrations.getDataSource() instanceof WaitLimitDataSource
          && isPostgreSql(details.getJdbcUrl())) {
        migrations.dataSource(details.getJdbcUrl(), details.getUsername(), details.getPassword());
      }
    };
  }

  private static boolean isPostgreSql(@Nullable String url) {
    return url != null && url.startsWith("jdbc:postgresql:");
  }
}
