package org.queenside.progress;

import org.jspecify.annotations.Nullable;
import org.queenside.learner.StoreUnavailable;

/**
 * An attempt could not be saved. The view says so and does not show the item as done; recording the
 * same attempt again is safe, even if it was saved after all.
 */
public class ProgressNotSaved extends StoreUnavailable {

  /**
   * Creates the exception.
   *
   * @param message what was not saved, for the log
   * @param cause what the database said, or null
   */
  public ProgressNotSaved(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
