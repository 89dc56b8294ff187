package org.queenside.learner;

/**
 * Something needs an account of a certain role, and whoever is in front of the screen has none, or
 * has none any more. Nothing was changed or shown.
 */
public class NotSignedIn extends RuntimeException {

  /** Creates the exception. */
  public NotSignedIn(Role needed) {
    super("this needs the role of " + needed);
  }
}
