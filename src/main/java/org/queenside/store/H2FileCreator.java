package org.queenside.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import org.flywaydb.core.Flyway;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;

/**
 * Creates the file of a new H2 database. The file gets its name only when it has all tables. So a
 * program that is killed in its first second doesn't leave a file that looks as if it had lost its
 * data.
 */
final class H2FileCreator {

  private H2FileCreator() {}

  /**
   * Creates the file.
   *
   * @throws SQLException if H2 cannot write it
   * @throws IOException if it can't be renamed, for instance because the file now exists
   */
  static void create(H2File file, Properties login) throws SQLException, IOException {
    H2File unfinished = file.sibling("-unfinished");
    deleteLeftover(unfinished.path());
    try (Connection connection = DriverManager.getConnection(unfinished.url(), login)) {
      // Without tables, it would look like a file that has lost them.
      Flyway.configure()
          .dataSource(new SingleConnectionDataSource(connection, true))
          .load()
          .migrate();
    }
    Files.move(unfinished.path(), file.path());
  }

  /**
   * A first start that was killed leaves a possibly damaged file without data. If it is locked,
   * another program is just creating it, and H2 will report that.
   */
  private static void deleteLeftover(Path unfinished) throws IOException {
    if (Files.notExists(unfinished)) {
      return;
    }
    try (FileChannel channel = FileChannel.open(unfinished, StandardOpenOption.WRITE);
        FileLock lock = channel.tryLock()) {
      if (lock == null) {
        return;
      }
    }
    Files.delete(unfinished);
  }
}
