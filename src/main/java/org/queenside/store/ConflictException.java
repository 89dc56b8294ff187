package org.queenside.store;

/** Somebody else has changed the same thing meanwhile. Nothing was written over. */
public class ConflictException extends RuntimeException {

  /** Creates the exception. */
  public ConflictException(String what) {
    super("changed meanwhile by somebody else: " + what);
  }
}
