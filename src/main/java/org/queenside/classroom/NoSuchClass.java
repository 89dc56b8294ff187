package org.queenside.classroom;

/**
 * There is no such class, group, pupil, assignment or own exercise for whoever asks: it does not
 * exist, or it is somebody else's. Which of the two is not told. Nothing was changed.
 */
public class NoSuchClass extends RuntimeException {

  /** Creates the exception. */
  public NoSuchClass(String what) {
    super("not there for whoever asks: " + what);
  }
}
