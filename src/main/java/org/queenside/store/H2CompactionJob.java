package org.queenside.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.RandomAccessStore;
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

  /** How many bytes are moved while answers wait. */
  private static final int STEP = 1 << 20;

  /** The pause between two steps, in which answers are saved, in milliseconds. */
  private static final int PAUSE_MILLIS = 20;

  /** The longest time for a compaction, in milliseconds: others may fill the file as fast. */
  private static final int MOST_MILLIS = 2000;

  /** H2 takes a file for compact if this share of it is in use, in percent. */
  private static final int FULL = 95;

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
      compact(file);
    }
  }

  /** Compacts a file that has grown, once nobody has written anything for a minute. */
  @Scheduled(initialDelay = 1, fixedDelay = 1, timeUnit = TimeUnit.MINUTES)
  void compactIfIdle() {
    if (file != null && file.size() > compactedSize) {
      long version = version();
      if (version == idleVersion) {
        compact(file);
        version = version();
      }
      idleVersion = version;
    }
  }

  private void compact(H2File place) {
    try (Connection connection = dataSource.getConnection()) {
      if (compact(connection)) {
        compactedSize = place.size();
      }
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
   * Compacts the file of a database in steps. {@link MVStore#compactFile} does the same, but every
   * commit waits until it has ended; here a commit waits for one step.
   *
   * @return whether there was nothing left to do when it stopped
   */
  static boolean compact(Connection connection) throws SQLException {
    MVStore store = store(connection);
    var file = (RandomAccessStore) store.getFileStore();
    int retention = store.getRetentionTime();
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MOST_MILLIS);
    // Space that nothing uses is free at once.
    store.setRetentionTime(0);
    boolean goesOn = true;
    try {
      while (goesOn && System.nanoTime() < end) {
        boolean rewrote = store.compact(FULL, STEP);
        store.sync();
        file.compactMoveChunks(FULL, STEP, store);
        goesOn = rewrote || file.getFillRate() < FULL;
        Thread.sleep(PAUSE_MILLIS);
      }
    } catch (InterruptedException e) {
      // The program ends. After each step the file is whole.
      Thread.currentThread().interrupt();
    } finally {
      store.setRetentionTime(retention);
    }
    return !goesOn;
  }

  /** Returns what H2 keeps a database in. */
  static MVStore store(Connection connection) throws SQLException {
    var session = (SessionLocal) connection.unwrap(JdbcConnection.class).getSession();
    return session.getDatabase().getStore().getMvStore();
  }
}
