package org.queenside.identity.session;

import java.time.Duration;

/**
 * What came of a try to prove something, such as a password.
 *
 * @param <T> what a right try finds
 */
public sealed interface VerificationResult<T> {

  /** The try was right. */
  record Verified<T>(T found) implements VerificationResult<T> {}

  /** The try was wrong, and counts. */
  record Rejected<T>() implements VerificationResult<T> {}

  /**
   * There were too many wrong tries, so this one wasn't looked at.
   *
   * @param pause how long to wait before the next try
   */
  record RateLimited<T>(Duration pause) implements VerificationResult<T> {}
}
