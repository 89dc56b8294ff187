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
 * Keeps a slow database from holding the program: nothing waits for it without an end. How long a
 * statement may take stands in the settings, {@code spring.jdbc.template.query-timeout}; the rest
 * is here because each database calls it something else.
 */
@Configuration(proxyBeanMethods = false)
class DataSourceConfiguration {

  /** Seconds. The address of the database and {@code data-source-properties} may say otherwise. */
  private static final Map<String, String> POSTGRESQL =
      Map.of("connectTimeout", "5", "socketTimeout", "30", "tcpKeepAlive", "true");

  /**
   * H2 has a lock timeout of two seconds by itself. The second limit frees what a program holds
   * that has lost its network in the middle of a transaction.
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

  /** Changes no setting that the administrator has chosen. */
  static void addTimeouts(HikariDataSource pool) {
    if (isPostgreSql(pool.getJdbcUrl())) {
      POSTGRESQL.forEach(pool.getDataSourceProperties()::putIfAbsent);
      if (pool.getConnectionInitSql() == null) {
        pool.setConnectionInitSql(POSTGRESQL_INIT);
      }
    }
  }

  /** Migrations may take minutes, so on PostgreSQL they get connections without these limits. */
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
