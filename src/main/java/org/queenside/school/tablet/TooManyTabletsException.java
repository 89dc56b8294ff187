package org.queenside.school.tablet;

/** A class has as many tablets as it may have. */
public final class TooManyTabletsException extends RuntimeException {

  private static final long serialVersionUID = 1;

  TooManyTabletsException() {
    super("the class has " + TabletTieService.MOST + " tablets");
  }
}
