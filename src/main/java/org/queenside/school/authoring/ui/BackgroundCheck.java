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
 * Looks at what somebody writes, without keeping them waiting. What is found in a tenth of a second
 * is shown at once; for the rest the page asks again. Whoever writes on ends the look at what was
 * there before.
 */
final class BackgroundCheck<T> {
  private static final long AT_ONCE_MILLIS = 100;
  private static final int POLL_MILLIS = 250;

  private @Nullable FutureTask<T> current;
  private @Nullable Registration polling;

  /**
   * Begins to look, and ends what was begun before.
   *
   * @param work looks; it ends when its thread is interrupted
   * @param waiting called if it takes longer
   * @param done called with what was found, in a request of the page
   */
  void begin(UI ui, Supplier<T> work, Runnable waiting, Consumer<T> done) {
    stop(ui);
    FutureTask<T> task = new FutureTask<>(work::get);
    current = task;
    Thread.ofVirtual().name("check of an exercise").start(task);
    try {
      done.accept(task.get(AT_ONCE_MILLIS, TimeUnit.MILLISECONDS));
      stop(ui);
    } catch (TimeoutException longer) {
      waiting.run();
      polling = ui.addPollListener(poll -> finish(ui, task, done));
      ui.setPollInterval(POLL_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      throw new IllegalStateException("the exercise could not be checked", e);
    }
  }

  /** Ends what was begun. */
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
      T found = task.resultNow();
      stop(ui);
      done.accept(found);
    }
  }
}
