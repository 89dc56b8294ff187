package org.queenside.game;

import io.micrometer.core.instrument.Metrics;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The result of a search that is waiting, running or done. */
public final class PendingSearch<T> {

  /** Measures how long a player waits for a search, including the time in the queue. */
  private static final Timer WAITED = Metrics.timer("queenside.games.searched");

  private final SearchQueue queue;
  private final FutureTask<T> task;
  private boolean started;

  PendingSearch(SearchQueue queue, Function<BooleanSupplier, T> search) {
    this.queue = queue;
    Timer.Sample asked = Timer.start();
    this.task =
        new FutureTask<>(() -> search.apply(this::isCancelled)) {
          @Override
          protected void done() {
            asked.stop(WAITED);
          }
        };
  }

  private boolean isCancelled() {
    return task.isCancelled();
  }

  synchronized void start() {
    started = started || queue.execute(task);
  }

  /**
   * Waits for the result.
   *
   * @param most the longest time to wait
   * @return the result, or null if it isn't ready yet
   * @throws CancellationException if the search was cancelled
   * @throws IllegalStateException if the search failed
   */
  public @Nullable T await(Duration most) {
    start();
    return queue.await(task, most);
  }

  /** Stops the search. Its result is no longer needed. */
  public void cancel() {
    task.cancel(false);
    queue.remove(task);
  }
}
