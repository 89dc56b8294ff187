package org.queenside.store;

import org.jspecify.annotations.Nullable;

/**
 * The learners' database can't be read or written: it can't be reached, or it is locked, full or
 * damaged.
 *
 * <p>Nothing was changed. A view shows a plain message and continues. Creating the exception
 * already reports the failure in the log and in the metrics.
 */
public class StoreUnavailableException extends RuntimeException {

  /**
   * Creates the exception.
   *
   * @param message what couldn't be done
   * @param cause what the database reported, if it was asked
   */
  public StoreUnavailableException(String message, @Nullable Throwable cause) {
    super(message, cause);
    if (!(cause instanceof StoreUnavailableException)) {
      DatabaseFailureLog.report(message, cause);
    }
  }
}
