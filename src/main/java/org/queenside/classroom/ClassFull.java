package org.queenside.classroom;

/** More pupils than a class holds. Nothing was changed. */
public class ClassFull extends RuntimeException {

  private final int room;

  ClassFull(int room) {
    super("room for " + room);
    this.room = room;
  }

  /** How many more pupils the class holds. */
  public int room() {
    return room;
  }
}
