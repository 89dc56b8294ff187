package org.queenside.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.JdbcTemplate;

/** A row that everyone needs is locked. The pool has the program's own size and timeouts. */
@OnEveryDatabase
class SlowDatabaseTest {

  private static final int REQUESTS = 60;
  private static final int POOL = 10;

  private final UUID learner = UUID.randomUUID();
  private final HikariDataSource pool;
  private final DataSource limited;

  SlowDatabaseTest(TestDatabase database) {
    pool = new HikariDataSource();
    pool.setJdbcUrl(database.url());
    pool.setConnectionTimeout(2000);
    pool.setMaximumPoolSize(POOL);
    DataSourceConfiguration.addTimeouts(pool);
    limited = new WaitLimitDataSource(pool);
  }

  @BeforeEach
  void addLearner() {
    new JdbcTemplate(limited)
        .update(
            "insert into learner (id, token_hash, created_at, last_seen_at)"
                + " values (?, ?, current_timestamp, current_timestamp)",
            learner,
            learner.toString().getBytes(StandardCharsets.US_ASCII));
  }

  @AfterEach
  void close() {
    pool.close();
  }

  @Test
  void allEndLongBeforeTheLockDoes() throws Exception {
    try (Connection holder = holdTheRow();
        ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor()) {
      CompletableFuture<?>[] all = new CompletableFuture<?>[REQUESTS];
      for (int i = 0; i < all.length; i++) {
        all[i] = CompletableFuture.runAsync(this::touchAndFail, requests);
      }
      CompletableFuture.allOf(all).join();
      holder.rollback();
    }
    assertThat(new JdbcTemplate(limited).update(touch(), learner)).isEqualTo(1);
  }

  /**
   * With one connection, each of the thousand waits for all those before it. The clock of their
   * limit stands still, because that may take long on a busy machine.
   */
  @Test
  void aCrowdIsServedWhileConnectionsComeBackQuickly()
      throws InterruptedException, ExecutionException {
    pool.setMaximumPoolSize(1);
    var patient = new JdbcTemplate(new WaitLimitDataSource(pool, () -> 0));
    try (ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Integer>> all = new ArrayList<>();
      for (int i = 0; i < 1000; i++) {
        all.add(requests.submit(() -> patient.update(touch(), learner)));
      }
      for (Future<Integer> each : all) {
        assertThat(each.get()).isEqualTo(1);
      }
    }
  }

  /** A statement that only computes, so that no lock timeout ends it. */
  @Test
  void aStatementThatTakesTooLongIsEnded() {
    JdbcTemplate impatient = new JdbcTemplate(limited);
    impatient.setQueryTimeout(1);

    assertThatThrownBy(
            () ->
                impatient.queryForObject(
                    """
                    with recursive n (x) as (select 1 union all select x + 1 from n where x < 100000000)
                    select count(*) from n""",
                    Long.class))
        .isInstanceOf(DataAccessException.class);
  }

  private Connection holdTheRow() throws SQLException {
    Connection holder = limited.getConnection();
    holder.setAutoCommit(false);
    try (var update = holder.prepareStatement(touch())) {
      update.setObject(1, learner);
      update.executeUpdate();
    }
    return holder;
  }

  private void touchAndFail() {
    assertThatThrownBy(() -> new JdbcTemplate(limited).update(touch(), learner))
        .isInstanceOf(DataAccessException.class);
  }

  private static String touch() {
    return "update learner set last_seen_at = current_timestamp where id = ?";
  }
}
