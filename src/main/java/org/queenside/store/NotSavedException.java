package org.queenside.store;

import org.jspecify.annotations.Nullable;

/**
 * Something a learner did couldn't be saved. The view says so and doesn't show it as done. Trying
 * again is safe, even if it was saved after all.
 */
public class NotSavedException extends StoreUnavailableException {

  /**
   * Creates the exception.
   *
   * @param message what wasn't saved, for the log
   * @param cause what the database reported, or null
   */
  public NotSavedException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
