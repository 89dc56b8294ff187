package org.queenside.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.h2.mvstore.MVStore;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Keeps the H2 file small while the program runs. Every commit is a chunk, and H2 uses its space
 * again only when none of its pages is current, so that after an hour of lessons a file would be
 * thirty times as large as its content.
 */
@Component
class H2CompactionJob {
  private static final Logger LOG = LoggerFactory.getLogger(H2CompactionJob.class);

  /** How many bytes the file may grow before it's compacted, if that's more than its size. */
  private static final long LEAST_GROWTH = 32L << 20;

  /** How long answers may wait for the file to be compacted, in milliseconds. */
  private static final int MILLIS_AT_WORK = 200;

  private static final int MILLIS_WHEN_IDLE = 1000;

  private final DataSource dataSource;
  private final @Nullable H2File file;

  /** The size of the file when it was last compacted. */
  private long compactedSize;

  /** The version of the store at the last look for idleness. */
  private long idleVersion;

  H2CompactionJob(DataSource dataSource, @Value("${spring.datasource.url}") String url) {
    this.dataSource = dataSource;
    this.file = H2File.of(url);
  }

  /** Compacts a file that has doubled. */
  @Scheduled(initialDelay = 10, fixedDelay = 2, timeUnit = TimeUnit.SECONDS)
  void compactIfGrown() {
    if (file != null && file.size() > compactedSize + Math.max(LEAST_GROWTH, compactedSize)) {
      compact(file, MILLIS_AT_WORK);
    }
  }

  /** Compacts a file that has grown, once nobody has written anything for a minute. */
  @Scheduled(initialDelay = 1, fixedDelay = 1, timeUnit = TimeUnit.MINUTES)
  void compactIfIdle() {
    if (file != null && file.size() > compactedSize) {
      long version = version();
      if (version == idleVersion) {
        compact(file, MILLIS_WHEN_IDLE);
        version = version();
      }
      idleVersion = version;
    }
  }

  private void compact(H2File place, int millis) {
    try (Connection connection = dataSource.getConnection()) {
      compact(connection, millis);
      compactedSize = place.size();
    } catch (SQLException e) {
      // When the program ends, or nothing can be saved, which others report.
      LOG.debug("The database file wasn't compacted", e);
    }
  }

  private long version() {
    try (Connection connection = dataSource.getConnection()) {
      return store(connection).getCurrentVersion();
    } catch (SQLException e) {
      LOG.debug("The database can't be reached", e);
      return -1;
    }
  }

  /**
   * Compacts the file of a database. Whoever commits meanwhile waits.
   *
   * @param millis after how many milliseconds it stops, if it can
   */
  static void compact(Connection connection, int millis) throws SQLException {
    MVStore store = store(connection);
    int retention = store.getRetentionTime();
    try {
      store.compactFile(millis);
    } finally {
      // H2 sets it to 0 and leaves it there.
      store.setRetentionTime(retention);
    }
  }

  /** Returns what H2 keeps a database in. */
  static MVStore store(Connection connection) throws SQLException {
    var session = (SessionLocal) connection.unwrap(JdbcConnection.class).getSession();
    return session.getDatabase().getStore().getMvStore();
  }
}
