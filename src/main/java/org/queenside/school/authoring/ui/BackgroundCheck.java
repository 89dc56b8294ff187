package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.shared.Registration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Checks what an author writes without blocking the page. A result within a tenth of a second is
 * shown at once; for later ones the page polls. A new check cancels the previous one.
 */
final class BackgroundCheck<T> {
  private static final long WAIT_MILLIS = 100;
  private static final int POLL_MILLIS = 250;

  private @Nullable FutureTask<T> current;
  private @Nullable Registration polling;

  /** Starts a check, which stops when it's interrupted, and cancels the previous one. */
  void start(UI ui, Supplier<T> check, Runnable waiting, Consumer<T> done) {
    stop(ui);
    FutureTask<T> task = new FutureTask<>(check::get);
    current = task;
    Thread.ofPlatform().daemon().name("check of an exercise").start(task);
    try {
      done.accept(task.get(WAIT_MILLIS, TimeUnit.MILLISECONDS));
      stop(ui);
    } catch (TimeoutException e) {
      waiting.run();
      polling = ui.addPollListener(poll -> finish(ui, task, done));
      ui.setPollInterval(POLL_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      throw new IllegalStateException("the exercise could not be checked", e);
    }
  }

  void stop(UI ui) {
    if (current != null) {
      current.cancel(true);
      current = null;
    }
    if (polling != null) {
      polling.remove();
      polling = null;
      ui.setPollInterval(-1);
    }
  }

  private void finish(UI ui, FutureTask<T> task, Consumer<T> done) {
    if (task.equals(current) && task.isDone()) {
      T result = task.resultNow();
      stop(ui);
      done.accept(result);
    }
  }
}
