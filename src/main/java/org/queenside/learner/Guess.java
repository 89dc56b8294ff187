package org.queenside.learner;

import java.time.Duration;

/**
 * What came of a try to prove something, such as a password.
 *
 * @param <T> what a right try finds
 */
public sealed interface Guess<T> {

  /** The try was right. */
  record Right<T>(T found) implements Guess<T> {}

  /** The try was wrong, and counts. */
  record Wrong<T>() implements Guess<T> {}

  /**
   * There were too many wrong tries, so this one wasn't looked at.
   *
   * @param pause how long to wait before the next try
   */
  record TooMany<T>(Duration pause) implements Guess<T> {}
}
