package org.queenside.store;

import org.jspecify.annotations.Nullable;

/**
 * The learners' database cannot be read or written just now: it is gone, locked, full or damaged.
 *
 * <p>Nothing was changed. A view turns this into a plain message and goes on. Whatever it does, the
 * failure is in the log and in the metrics: this class reports it when it's created, so that no
 * place that catches it has to.
 */
public class StoreUnavailableException extends RuntimeException {

  /**
   * Creates the exception.
   *
   * @param message what could not be done
   * @param cause what the database said, if it was asked
   */
  public StoreUnavailableException(String message, @Nullable Throwable cause) {
    super(message, cause);
    if (!(cause instanceof StoreUnavailableException)) {
      DatabaseFailureLog.report(message, cause);
    }
  }
}
