package org.queenside.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataAccessResourceFailureException;

@OnEveryDatabase
class JobLockTest {

  private static final Duration HOUR = Duration.ofHours(1);

  private final TestDatabase database;
  private final JobLock lock;

  JobLockTest(TestDatabase database) {
    this.database = database;
    this.lock = new JobLock(database.jdbc());
  }

  @Test
  void oneOfManyProgramsRunsAJob() throws Exception {
    int runs = 0;
    try (ExecutorService programs = Executors.newFixedThreadPool(8)) {
      Callable<Boolean> program = () -> new JobLock(database.jdbc()).tryAcquire("many", HOUR);
      for (Future<Boolean> run : programs.invokeAll(Collections.nCopies(8, program))) {
        runs += run.get() ? 1 : 0;
      }
    }

    assertThat(runs).isEqualTo(1);
  }

  @Test
  void itRunsAgainWhenItsPeriodIsOver() {
    assertThat(lock.tryAcquire("again", HOUR)).isTrue();
    assertThat(lock.tryAcquire("another", HOUR)).isTrue();
    ranAt("again", OffsetDateTime.now().minusMinutes(59));
    assertThat(lock.tryAcquire("again", HOUR)).isFalse();

    ranAt("again", OffsetDateTime.now().minusMinutes(61));

    assertThat(lock.tryAcquire("again", HOUR)).isTrue();
    assertThat(lock.tryAcquire("again", HOUR)).isFalse();
  }

  @Test
  void aClockThatWasAheadForAWhileDelaysNoJob() {
    assertThat(lock.tryAcquire("ahead", HOUR)).isTrue();

    ranAt("ahead", OffsetDateTime.now().plusDays(401));

    assertThat(lock.tryAcquire("ahead", HOUR)).isTrue();
    assertThat(lock.tryAcquire("ahead", HOUR)).isFalse();
  }

  private void ranAt(String job, OffsetDateTime time) {
    database.jdbc().sql("update job_run set begun_at = ? where job = ?").params(time, job).update();
  }

  @Test
  void aJobThatFailsAtTheDatabaseLeavesItsCallerAlone() {
    AtomicInteger runs = new AtomicInteger();

    lock.runOnce(
        "fails",
        HOUR,
        "The job failed",
        () -> {
          runs.incrementAndGet();
          throw new DataAccessResourceFailureException("the disk is full");
        });
    lock.runOnce("fails", HOUR, "The job failed", runs::incrementAndGet);

    assertThat(runs).hasValue(1);
  }
}
