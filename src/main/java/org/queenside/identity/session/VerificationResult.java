package org.queenside.identity.session;

import java.time.Duration;

/**
 * The result of checking something that a person typed, such as a password.
 *
 * @param <T> what a right try finds
 */
public sealed interface VerificationResult<T> {

  /**
   * The try was correct.
   *
   * @param <T> what a right try finds
   * @param found what it found
   */
  record Verified<T>(T found) implements VerificationResult<T> {}

  /**
   * The try was wrong, and counts.
   *
   * @param <T> what a right try finds
   */
  record Rejected<T>() implements VerificationResult<T> {}

  /**
   * There were too many wrong tries, so this one wasn't checked.
   *
   * @param <T> what a right try finds
   * @param pause how long to wait before the next try
   */
  record RateLimited<T>(Duration pause) implements VerificationResult<T> {}

  /** Returns whether the try was correct. */
  default boolean isVerified() {
    return this instanceof VerificationResult.Verified<T>;
  }
}
