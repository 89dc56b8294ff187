package org.queenside.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.queenside.TestTimeout;
import org.springframework.jdbc.datasource.AbstractDataSource;

/** Tests requests to a database that doesn't give out connections. */
class WaitLimitDataSourceTest {

  private static final Connection CONNECTION =
      (Connection)
          Proxy.newProxyInstance(
              Connection.class.getClassLoader(),
              new Class<?>[] {Connection.class},
              (_, method, _) -> {
                throw new UnsupportedOperationException(method.getName());
              });

  private final Semaphore arrivals = new Semaphore(0);
  private final CountDownLatch end = new CountDownLatch(1);
  private volatile Duration passed = Duration.ZERO;
  private final WaitLimitDataSource limited =
      new WaitLimitDataSource(new HangingDatabase(), () -> passed.toNanos());

  @Test
  void onlyALimitedNumberWaitsWhileTheDatabaseHangs() {
    try (ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor()) {
      ask(requests, WaitLimitDataSource.MOST_WAITING);
      passed = Duration.ofSeconds(4);

      for (int i = 0; i < 100; i++) {
        assertThatThrownBy(limited::getConnection)
            .isInstanceOf(SQLTransientConnectionException.class)
            .hasMessageContaining("the database hangs");
      }

      assertThat(arrivals.availablePermits()).as("only the first reached the database").isOne();
      end.countDown();
    }
  }

  @Test
  void manyMoreMayWaitForAShortWhile() {
    try (ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor()) {
      passed = Duration.ofSeconds(2);

      ask(requests, 4 * WaitLimitDataSource.MOST_WAITING);

      end.countDown();
    }
  }

  @Test
  void connectionsAreGivenOutInTheOrderOfAsking() {
    var pool = new LastComeFirstServed();
    var fair = new WaitLimitDataSource(pool);
    List<Integer> served = new CopyOnWriteArrayList<>();
    try (ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 5; i++) {
        int number = i;
        requests.submit(
            () -> {
              fair.getConnection();
              return served.add(number);
            });
        await().atMost(TestTimeout.LIMIT).until(() -> fair.waiting() == number + 1);
      }
      for (int i = 1; i <= 5; i++) {
        int number = i;
        await().atMost(TestTimeout.LIMIT).until(pool::serveOne);
        await().atMost(TestTimeout.LIMIT).until(() -> served.size() == number);
      }
    }
    assertThat(served).containsExactly(0, 1, 2, 3, 4);
  }

  /** Returns when that many requests are waiting for the database. */
  private void ask(ExecutorService requests, int count) {
    for (int i = 0; i < count; i++) {
      requests.execute(this::waitInVain);
    }
    await().atMost(TestTimeout.LIMIT).until(() -> limited.waiting() == count);
    await().atMost(TestTimeout.LIMIT).until(() -> arrivals.availablePermits() > 0);
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

  /** A pool that serves those first who asked last, as one does that forgets who gave up. */
  private static final class LastComeFirstServed extends AbstractDataSource {
    private final Deque<CompletableFuture<Connection>> asking = new ConcurrentLinkedDeque<>();

    boolean serveOne() {
      CompletableFuture<Connection> last = asking.pollLast();
      return last != null && last.complete(CONNECTION);
    }

    @Override
    public Connection getConnection() {
      CompletableFuture<Connection> answer = new CompletableFuture<>();
      asking.add(answer);
      return answer.join();
    }

    @Override
    public Connection getConnection(String username, String password) {
      return getConnection();
    }
  }
}
