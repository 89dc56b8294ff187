package org.queenside.school.roster;

/** More pupils were added than fit into the class. Nothing was changed. */
public class ClassFullException extends RuntimeException {

  private final int freePlaces;

  public ClassFullException(int freePlaces) {
    super("only " + freePlaces + " free places");
    this.freePlaces = freePlaces;
  }

  /** Returns how many more pupils fit into the class. */
  public int freePlaces() {
    return freePlaces;
  }
}
