package org.queenside.access;

import static org.assertj.core.api.Assertions.assertThat;

import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.queenside.store.OnPostgreSql;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.support.JdbcUtils;

/** The same matrix with the data in PostgreSQL. */
@OnPostgreSql
class ServiceMatrixOnPostgreSqlTest extends ServiceMatrixTest {

  @Test
  void theDataIsInPostgreSql(@Autowired DataSource data) throws Exception {
    String product =
        JdbcUtils.extractDatabaseMetaData(data, metaData -> metaData.getDatabaseProductName());

    assertThat(product).isEqualTo("PostgreSQL");
  }
}
