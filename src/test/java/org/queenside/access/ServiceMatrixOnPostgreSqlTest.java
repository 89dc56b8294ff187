package org.queenside.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.queenside.store.OnPostgreSql;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.support.JdbcUtils;

/**
 * The matrix with the data in PostgreSQL, for the actors whom only the data tells apart. The others
 * are refused for their role, which no database decides.
 */
@OnPostgreSql
class ServiceMatrixOnPostgreSqlTest extends ServiceMatrixTest {

  @Override
  Set<Actor> unauthorised() {
    return EnumSet.of(
        Actor.CLASSMATE,
        Actor.PUPIL_OF_B,
        Actor.TEACHER_OF_B,
        Actor.ASSISTANT,
        Actor.ADMINISTRATOR);
  }

  @Test
  void theDataIsInPostgreSql(@Autowired DataSource data) throws Exception {
    String product =
        JdbcUtils.extractDatabaseMetaData(data, metaData -> metaData.getDatabaseProductName());

    assertThat(product).isEqualTo("PostgreSQL");
  }
}
