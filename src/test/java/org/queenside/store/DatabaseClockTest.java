package org.queenside.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataAccessResourceFailureException;

/** Two programs on two machines: each has its own counter, and both ask one database. */
class DatabaseClockTest {

  private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");

  private final AtomicReference<Instant> database = new AtomicReference<>(NOON);
  private final AtomicLong here = new AtomicLong(1_000_000_007L);
  private final AtomicLong there = new AtomicLong(-5);

  @Test
  void programsOnOneDatabaseHaveItsTimeWhateverTheirOwnClocksSay() {
    var first = new DatabaseClock(database::get, here::get);
    var second = new DatabaseClock(database::get, there::get);

    passes(Duration.ofSeconds(20));

    assertThat(first.instant()).isEqualTo(NOON.plusSeconds(20)).isEqualTo(second.instant());
  }

  @Test
  void aCounterThatRunsSlowlyIsCorrected() {
    var time = new DatabaseClock(database::get, here::get);
    passes(Duration.ofSeconds(60));
    here.addAndGet(-Duration.ofSeconds(30).toNanos());
    assertThat(time.instant()).isEqualTo(NOON.plusSeconds(30));

    time.adjust();

    assertThat(time.instant()).isEqualTo(NOON.plusSeconds(60));
  }

  @Test
  void theCounterGoesOnWhileTheDatabaseIsAway() {
    AtomicReference<Boolean> away = new AtomicReference<>(false);
    var time =
        new DatabaseClock(
            () -> {
              if (away.get()) {
                throw new DataAccessResourceFailureException("away");
              }
              return database.get();
            },
            here::get);
    away.set(true);
    passes(Duration.ofSeconds(90));

    time.adjust();

    assertThat(time.instant()).isEqualTo(NOON.plusSeconds(90));
  }

  @Test
  void halfOfTheRoundTripIsAdded() {
    var time =
        new DatabaseClock(
            () -> {
              here.addAndGet(Duration.ofSeconds(2).toNanos());
              return NOON;
            },
            here::get);

    assertThat(time.instant()).isEqualTo(NOON.plusSeconds(1));
  }

  private void passes(Duration time) {
    database.set(database.get().plus(time));
    here.addAndGet(time.toNanos());
    there.addAndGet(time.toNanos());
  }
}
