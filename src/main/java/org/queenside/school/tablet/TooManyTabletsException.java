package org.queenside.school.tablet;

/** A class already has the maximum number of tablets. */
public final class TooManyTabletsException extends RuntimeException {

  private static final long serialVersionUID = 1;

  TooManyTabletsException() {
    super("the class has " + TabletTieService.MOST + " tablets");
  }
}
