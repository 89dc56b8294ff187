package org.queenside.learner;

import org.jspecify.annotations.Nullable;

/**
 * The learners' database cannot be read or written just now: it is gone, locked, full or damaged.
 *
 * <p>Nothing was changed. A view turns this into a plain message and goes on.
 */
public class StoreUnavailable extends RuntimeException {

  /**
   * Creates the exception.
   *
   * @param message what could not be done
   * @param cause what the database said, if it was asked
   */
  public StoreUnavailable(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
