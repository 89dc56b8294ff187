package org.queenside.store;

import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * The time of the database's clock. Programs that share a database share its time, so no program
 * sees rows from the future.
 *
 * <p>The database is read at the start and every minute. In between, a monotonic counter adds the
 * time since then.
 */
@Component
public class DatabaseClock implements InstantSource {

  private static final Logger LOG = LoggerFactory.getLogger(DatabaseClock.class);

  private final Supplier<Instant> database;
  private final LongSupplier nanos;
  private volatile Reading reading;

  /** The time of the database, and the counter at that moment. */
  private record Reading(Instant time, long nanos) {}

  /** Reads the time of a database; for H2, that is this program's time. */
  @Autowired
  public DatabaseClock(SharedDatabase shared, JdbcClient jdbc) {
    this(shared.isShared() ? () -> ask(jdbc) : Instant::now, System::nanoTime);
  }

  DatabaseClock(Supplier<Instant> database, LongSupplier nanos) {
    this.database = database;
    this.nanos = nanos;
    this.reading = read();
  }

  private static Instant ask(JdbcClient jdbc) {
    return jdbc.sql("select clock_timestamp()").query(OffsetDateTime.class).single().toInstant();
  }

  /** Reads the time again. While the database can't be reached, the counter keeps the time. */
  @Scheduled(initialDelay = 1, fixedDelay = 1, timeUnit = TimeUnit.MINUTES)
  void adjust() {
    try {
      reading = read();
    } catch (DataAccessException e) {
      LOG.debug("Couldn't ask the database for the time", e);
    }
  }

  /** On arrival, the time read is about half a round trip old. */
  private Reading read() {
    long asked = nanos.getAsLong();
    Instant time = database.get();
    long took = nanos.getAsLong() - asked;
    return new Reading(time, asked + took / 2);
  }

  @Override
  public Instant instant() {
    Reading last = reading;
    return last.time().plusNanos(nanos.getAsLong() - last.nanos());
  }
}
