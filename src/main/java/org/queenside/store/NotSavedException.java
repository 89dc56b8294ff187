package org.queenside.store;

import org.jspecify.annotations.Nullable;

/**
 * What a learner did could not be saved. The view says so and doesn't show it as done. Doing it
 * again is safe, even if it was saved after all.
 */
public class NotSavedException extends StoreUnavailableException {

  /**
   * Creates the exception.
   *
   * @param message what was not saved, for the log
   * @param cause what the database said, or null
   */
  public NotSavedException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
