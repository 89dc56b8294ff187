package org.queenside.school.roster;

/** More pupils than a class holds. Nothing was changed. */
public class ClassFullException extends RuntimeException {

  private final int room;

  ClassFullException(int room) {
    super("room for " + room);
    this.room = room;
  }

  /** How many more pupils the class holds. */
  public int freePlaces() {
    return room;
  }
}
