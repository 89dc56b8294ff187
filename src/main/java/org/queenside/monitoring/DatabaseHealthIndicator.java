package org.queenside.monitoring;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.stereotype.Component;

/**
 * Checks whether the database answers. It asks every few seconds in the background, and a probe
 * gets the last result, so neither a hanging database nor a flood of probes can block threads.
 */
@Component("database")
final class DatabaseHealthIndicator implements HealthIndicator, DisposableBean {

  private static final Logger LOG = LoggerFactory.getLogger(DatabaseHealthIndicator.class);
  private static final int PAUSE_SECONDS = 5;
  private static final int LONGEST_SECONDS = 3;

  /** An answer that takes longer than this counts as a failure. */
  private static final Duration LONGEST = Duration.ofSeconds(15);

  private final DataSource dataSource;

  /** Its own thread, because a backup occupies the one for scheduled jobs for minutes. */
  private final ScheduledExecutorService questions =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("database-health").factory());

  private volatile boolean up = true;
  private volatile long askedAt = System.nanoTime();

  DatabaseHealthIndicator(DataSource dataSource, MeterRegistry registry) {
    this.dataSource = dataSource;
    Gauge.builder("queenside.database.up", this, database -> database.isUp() ? 1 : 0)
        .description("1 while the database answers, 0 while it doesn't")
        .register(registry);
    var _ =
        questions.scheduleWithFixedDelay(this::ask, PAUSE_SECONDS, PAUSE_SECONDS, TimeUnit.SECONDS);
  }

  @Override
  public Health health() {
    return isUp() ? Health.up().build() : Health.down().build();
  }

  private boolean isUp() {
    return up && System.nanoTime() - askedAt < LONGEST.toNanos();
  }

  private void ask() {
    try (Connection connection = dataSource.getConnection()) {
      up = connection.isValid(LONGEST_SECONDS);
    } catch (SQLException | RuntimeException e) {
      up = false;
      LOG.warn("The database doesn't answer: {}", LogLine.of(e));
    }
    askedAt = System.nanoTime();
  }

  @Override
  public void destroy() {
    questions.shutdownNow();
  }
}
