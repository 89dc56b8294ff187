package org.queenside.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.flywaydb.core.Flyway;
import org.h2.jdbcx.JdbcDataSource;
import org.h2.store.fs.FileUtils;
import org.springframework.jdbc.core.simple.JdbcClient;

/** An H2 database with all migrations, to be copied: they run once in each process. */
final class MigratedH2 {

  /** Its file, as it is when the database is closed. */
  static final byte[] FILE = migrate();

  private static final String PATH = "memFS:migrated";
  private static final String SCRIPT = PATH + ".sql";

  private MigratedH2() {}

  /** Creates the tables in an empty database. */
  static void copyTo(JdbcClient empty) {
    empty.sql("runscript from '" + SCRIPT + "'").update();
  }

  private static byte[] migrate() {
    JdbcDataSource database = new JdbcDataSource();
    database.setUrl("jdbc:h2:" + PATH + ";" + ApplicationProperties.h2Options());
    Flyway.configure().dataSource(database).load().migrate();
    JdbcClient.create(database).sql("script nosettings to '" + SCRIPT + "'").query().listOfRows();
    try (InputStream file = FileUtils.newInputStream(PATH + ".mv.db")) {
      return file.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
