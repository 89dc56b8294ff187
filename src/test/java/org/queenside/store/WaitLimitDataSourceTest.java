package org.queenside.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.queenside.TestTimeout;
import org.springframework.jdbc.datasource.AbstractDataSource;

/** Tests requests to a database that doesn't give out connections. */
class WaitLimitDataSourceTest {

  private final Semaphore arrivals = new Semaphore(0);
  private final CountDownLatch end = new CountDownLatch(1);
  private volatile Duration passed = Duration.ZERO;
  private final WaitLimitDataSource limited =
      new WaitLimitDataSource(new HangingDatabase(), () -> passed.toNanos());

  @Test
  void onlyALimitedNumberWaitsWhileTheDatabaseHangs() throws InterruptedException {
    try (ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor()) {
      ask(requests, WaitLimitDataSource.MOST_WAITING);
      passed = Duration.ofSeconds(4);

      for (int i = 0; i < 100; i++) {
        assertThatThrownBy(limited::getConnection)
            .isInstanceOf(SQLTransientConnectionException.class)
            .hasMessageContaining("the database hangs");
      }

      assertThat(arrivals.availablePermits()).as("nobody else reached the database").isZero();
      end.countDown();
    }
  }

  @Test
  void manyMoreMayWaitForAShortWhile() throws InterruptedException {
    try (ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor()) {
      passed = Duration.ofSeconds(2);

      ask(requests, 4 * WaitLimitDataSource.MOST_WAITING);

      end.countDown();
    }
  }

  /** Returns when that many requests are waiting for the database. */
  private void ask(ExecutorService requests, int count) throws InterruptedException {
    for (int i = 0; i < count; i++) {
      requests.execute(this::waitInVain);
    }
    assertThat(arrivals.tryAcquire(count, TestTimeout.LIMIT.toSeconds(), TimeUnit.SECONDS))
        .isTrue();
  }

  private void waitInVain() {
    assertThatThrownBy(limited::getConnection).isInstanceOf(SQLException.class);
  }

  private final class HangingDatabase extends AbstractDataSource {

    @Override
    public Connection getConnection() throws SQLException {
      arrivals.release();
      try {
        end.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      throw new SQLNonTransientConnectionException("the test is over");
    }

    @Override
    public Connection getConnection(String username, String password) throws SQLException {
      return getConnection();
    }
  }
}
