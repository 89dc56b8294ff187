package org.queenside.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class SharedForceTest {

  private final SharedForce force = new SharedForce();
  private final AtomicInteger times = new AtomicInteger();

  @Test
  void eachCommitThatComesAloneIsWrittenThrough() throws Exception {
    force.await(times::incrementAndGet);
    force.await(times::incrementAndGet);

    assertThat(times).hasValue(2);
  }

  /** What had begun before they came says nothing of theirs; the next does for all of them. */
  @Test
  @Timeout(60)
  void whoeverComesMeanwhileSharesTheNextOne() throws Exception {
    var begun = new CountDownLatch(1);
    var goOn = new CountDownLatch(1);
    try (ExecutorService commits = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> all = new ArrayList<>();
      all.add(
          commits.submit(
              () -> {
                force.await(
                    () -> {
                      times.incrementAndGet();
                      begun.countDown();
                      pause(goOn);
                    });
                return null;
              }));
      begun.await();
      for (int i = 0; i < 9; i++) {
        all.add(
            commits.submit(
                () -> {
                  force.await(times::incrementAndGet);
                  return null;
                }));
      }
      while (force.waiting() < 9) {
        Thread.onSpinWait();
      }
      assertThat(all).noneMatch(Future::isDone);

      goOn.countDown();
      for (Future<?> each : all) {
        each.get();
      }
    }
    assertThat(times).hasValue(2);
  }

  @Test
  void aFailureIsToldAndTheNextTriesAnew() throws Exception {
    assertThatExceptionOfType(SQLException.class)
        .isThrownBy(
            () ->
                force.await(
                    () -> {
                      throw new SQLException("disk");
                    }));

    force.await(times::incrementAndGet);

    assertThat(times).hasValue(1);
  }

  private static void pause(CountDownLatch latch) throws SQLException {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new SQLException(e);
    }
  }
}
