package org.queenside.store;

/**
 * The class, group, pupil, assignment or exercise doesn't exist, or belongs to another teacher. The
 * exception doesn't say which. Nothing was changed.
 */
public class RecordNotFoundException extends RuntimeException {

  /**
   * Creates the exception.
   *
   * @param what what wasn't found, for the log
   */
  public RecordNotFoundException(String what) {
    super("not found for the acting account: " + what);
  }
}
