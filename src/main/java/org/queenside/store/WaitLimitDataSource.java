package org.queenside.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DelegatingDataSource;

/**
 * Gives out connections in the order of asking. Limits how long requests wait for one, and how many
 * wait while the database hangs, so that it doesn't block the whole program.
 *
 * <p>A rush of visitors is no reason to refuse anyone: while the queue moves, any number may wait
 * for up to half a minute. The pool soon gives up, and a request that asks it again loses its
 * place. So only the first request in our own queue asks the pool.
 */
final class WaitLimitDataSource extends DelegatingDataSource {

  /** How many may wait while the database hangs: at most half of the requests that run at once. */
  static final int MOST_WAITING = 24;

  /**
   * The database hangs if nobody in the queue has got a connection for this long. On an overloaded
   * machine, a second may pass without one just after the start.
   */
  private static final long STANDSTILL = Duration.ofSeconds(3).toNanos();

  /** The minimum wait for a database that hangs: twice the pool's timeout. */
  private static final long PATIENCE_HANGING = Duration.ofSeconds(4).toNanos();

  /** The maximum wait while others get connections. */
  private static final Duration PATIENCE_MOVING = Duration.ofSeconds(30);

  private final ReentrantLock queue = new ReentrantLock(true);
  private final AtomicInteger waiting = new AtomicInteger();
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
   * @throws SQLTransientConnectionException if too many others are waiting, or no connection became
   *     free in time
   */
  @Override
  public Connection getConnection() throws SQLException {
    long begin = nanoTime.getAsLong();
    int number = waiting.incrementAndGet();
    if (number == 1) {
      queuedSince = begin;
    }
    try {
      if (number > MOST_WAITING && hangs(begin)) {
        throw new SQLTransientConnectionException(
            "the database hangs, and %d others are waiting for it".formatted(MOST_WAITING));
      }
      if (!hasTurn()) {
        throw tooLate();
      }
      try {
        return await(begin);
      } finally {
        queue.unlock();
      }
    } finally {
      waiting.decrementAndGet();
    }
  }

  private boolean hasTurn() {
    try {
      return queue.tryLock(PATIENCE_MOVING.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private Connection await(long begin) throws SQLException {
    SQLTransientConnectionException refusal = null;
    while (isWorthWaiting(begin, nanoTime.getAsLong())) {
      try {
        Connection connection = super.getConnection();
        lastTime = nanoTime.getAsLong();
        return connection;
      } catch (SQLTransientConnectionException e) {
        refusal = e;
      }
    }
    throw refusal == null ? tooLate() : refusal;
  }

  private static SQLTransientConnectionException tooLate() {
    return new SQLTransientConnectionException("no connection became free in time");
  }

  /** Returns how many are waiting for a connection. */
  int waiting() {
    return waiting.get();
  }

  private boolean isWorthWaiting(long begin, long now) {
    long waited = now - begin;
    return hangs(now)
        ? waited < PATIENCE_HANGING && waiting.get() <= MOST_WAITING
        : waited < PATIENCE_MOVING.toNanos();
  }

  private boolean hangs(long now) {
    return now - lastTime > STANDSTILL && now - queuedSince > STANDSTILL;
  }
}
