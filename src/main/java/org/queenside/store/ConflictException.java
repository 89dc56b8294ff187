package org.queenside.store;

/** Someone else has changed the same thing in the meantime. Nothing was overwritten. */
public class ConflictException extends RuntimeException {

  /**
   * Creates the exception.
   *
   * @param what what was changed, for the log
   */
  public ConflictException(String what) {
    super("changed by another person in the meantime: " + what);
  }
}
