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
 * Limits how many requests wait for a connection while the database hangs. Further ones fail at
 * once, so that it doesn't block the whole program.
 *
 * <p>Many visitors at the same moment are no reason to refuse anyone: while the queue moves, any
 * number may wait.
 */
final class WaitLimitDataSource extends DelegatingDataSource {

  /** How many may wait while the database hangs. */
  static final int MOST_WAITING = 50;

  /** The database hangs if nobody in the queue got a connection for so long. */
  private static final long STANDSTILL = Duration.ofSeconds(1).toNanos();

  /** It also hangs if the last connection came just before the pool's timeout of five seconds. */
  private static final long TOO_LATE = Duration.ofMillis(4500).toNanos();

  private final AtomicInteger waiting = new AtomicInteger();
  private volatile long lastWait;
  private final LongSupplier nanoTime;
  private volatile long lastTime;
  private volatile long queuedSince;

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
    this.queuedSince = lastTime;
  }

  /**
   * Gets a connection.
   *
   * @throws SQLTransientConnectionException if too many others are waiting, or none came in time
   */
  @Override
  public Connection getConnection() throws SQLException {
    long begin = nanoTime.getAsLong();
    int queue = waiting.incrementAndGet();
    if (queue == 1) {
      queuedSince = begin;
    }
    if (queue > MOST_WAITING && hangs(begin)) {
      waiting.decrementAndGet();
      throw new SQLTransientConnectionException(
          "the database hangs, and %d others are waiting for it".formatted(MOST_WAITING));
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

  private boolean hangs(long now) {
    boolean still = now - lastTime > STANDSTILL && now - queuedSince > STANDSTILL;
    return still || lastWait > TOO_LATE;
  }
}
