package org.queenside.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DelegatingDataSource;

/**
 * Limits how many requests wait for a connection while the database is slow. Further ones fail at
 * once, so that a database that hangs doesn't block the whole program.
 *
 * <p>Many visitors at the same moment are no reason to refuse anyone: while connections come back
 * quickly, any number may wait.
 */
final class WaitLimitDataSource extends DelegatingDataSource {

  /** How many may wait while the database is slow. */
  static final int MOST_WAITING = 50;

  /** The database is slow if a connection took longer than this to get. */
  private static final long SLOW = Duration.ofMillis(500).toNanos();

  private final AtomicInteger waiting = new AtomicInteger();
  private volatile long lastWait;
  private final LongSupplier nanoTime;
  private volatile long lastTime;

  WaitLimitDataSource(DataSource connections) {
    this(connections, System::nanoTime);
  }

  /**
   * Creates the limit with another clock.
   *
   * @param nanoTime nanoseconds since any moment
   */
  WaitLimitDataSource(DataSource connections, LongSupplier nanoTime) {
    super(connections);
    this.nanoTime = nanoTime;
    this.lastTime = nanoTime.getAsLong();
  }

  /**
   * Gets a connection.
   *
   * @throws SQLTransientConnectionException if too many others are waiting, or none came in time
   */
  @Override
  public Connection getConnection() throws SQLException {
    long begin = nanoTime.getAsLong();
    boolean slow = lastWait > SLOW || begin - lastTime > SLOW;
    if (waiting.incrementAndGet() > MOST_WAITING && slow) {
      waiting.decrementAndGet();
      throw new SQLTransientConnectionException(
          "the database is slow, and %d others are waiting for it".formatted(MOST_WAITING));
    }
    try {
      Connection connection = super.getConnection();
      long end = nanoTime.getAsLong();
      lastTime = end;
      lastWait = end - begin;
      return connection;
    } finally {
      waiting.decrementAndGet();
    }
  }
}
