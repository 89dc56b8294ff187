package org.queenside.store;

/**
 * There is no such class, group, pupil, assignment or own exercise for whoever asks: it does not
 * exist, or it is somebody else's. Which of the two is not told. Nothing was changed.
 */
public class RecordNotFoundException extends RuntimeException {

  /** Creates the exception. */
  public RecordNotFoundException(String what) {
    super("not there for whoever asks: " + what);
  }
}
