package org.queenside.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.support.JdbcUtils;

@OnEveryDatabase
class OnEveryDatabaseTest {

  private final TestDatabase database;

  OnEveryDatabaseTest(TestDatabase database) {
    this.database = database;
  }

  @Test
  void theTestsRunOnTheDatabaseThatTheirNameTells() throws Exception {
    String product =
        JdbcUtils.extractDatabaseMetaData(
            database.dataSource(), metaData -> metaData.getDatabaseProductName());

    assertThat(product).isEqualTo(database.toString());
  }

  @Test
  void everyMigrationHasBeenApplied() {
    int failed =
        database
            .jdbc()
            .sql("select count(*) from flyway_schema_history where not success")
            .query(Integer.class)
            .single();

    assertThat(failed).isZero();
  }

  @Test
  void namesOfTablesAreInLowerCaseOnBoth() {
    assertThat(
            database
                .jdbc()
                .sql(
                    "select table_name from information_schema.tables where table_name = 'flyway_schema_history'")
                .query(String.class)
                .list())
        .allMatch(name -> name.equals(name.toLowerCase(Locale.ROOT)))
        .hasSize(1);
  }
}
