package org.queenside.game;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/**
 * Runs the searches of all games, as many at once as there are processors, first come, first
 * served. A page has at most one search at a time, so nobody waits for another page's second
 * search.
 */
@Component
public class SearchQueue implements DisposableBean {

  /** The longest queue; beyond it, a page asks again later. */
  private static final int MAX_WAITING = 300;

  private final ThreadPoolExecutor workers;
  private final Duration leastWait;

  /**
   * Creates the queue and its threads.
   *
   * @param leastWait every request waits at least this long for its search; zero except in tests,
   *     whose results may not depend on speed
   */
  SearchQueue(@Value("${queenside.searches.least-wait:0s}") Duration leastWait) {
    this.leastWait = leastWait;
    int threads = Runtime.getRuntime().availableProcessors();
    var names = Thread.ofPlatform().name("chess-search-", 1).daemon().factory();
    this.workers =
        new ThreadPoolExecutor(
            threads, threads, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(MAX_WAITING), names);
  }

  /**
   * Starts a search, or lets {@link PendingSearch#await} start it if too many are waiting.
   *
   * @param search gets a supplier that tells whether the search was cancelled
   */
  <T> PendingSearch<T> submit(Function<BooleanSupplier, T> search) {
    var pending = new PendingSearch<>(this, search);
    pending.start();
    return pending;
  }

  /** Returns whether the task will run. */
  public boolean execute(Runnable task) {
    try {
      workers.execute(task);
      return true;
    } catch (RejectedExecutionException e) {
      return false;
    }
  }

  /** Removes a task that hasn't started. */
  public void remove(Runnable task) {
    workers.remove(task);
  }

  /**
   * Waits for the result of a search.
   *
   * @param most the longest time to wait
   * @return the result, or null if it isn't ready yet
   * @throws CancellationException if the search was cancelled
   * @throws IllegalStateException if the search failed
   */
  public <T> @Nullable T await(Future<T> search, Duration most) {
    try {
      long millis = Math.max(most.toMillis(), leastWait.toMillis());
      return search.get(millis, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      return null;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return null;
    } catch (ExecutionException e) {
      throw new IllegalStateException("the search failed", e.getCause());
    }
  }

  @Override
  public void destroy() {
    workers.shutdownNow();
  }
}
