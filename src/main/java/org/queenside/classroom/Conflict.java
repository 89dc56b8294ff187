package org.queenside.classroom;

/** Somebody else has changed the same thing meanwhile. Nothing was written over. */
public class Conflict extends RuntimeException {

  /** Creates the exception. */
  public Conflict(String what) {
    super("changed meanwhile by somebody else: " + what);
  }
}
