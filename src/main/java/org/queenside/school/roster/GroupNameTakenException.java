package org.queenside.school.roster;

/** A group of the class has this name already. Nothing was changed. */
public class GroupNameTakenException extends RuntimeException {

  private final String name;

  /**
   * Creates the exception.
   *
   * @param name of the group that has it, as it is written there
   */
  public GroupNameTakenException(String name) {
    super("taken: " + name);
    this.name = name;
  }

  /** Returns the name of the group that has it. */
  public String name() {
    return name;
  }
}
