package org.queenside.school.roster;

/** Another group of the class already has this name. Nothing was changed. */
public class GroupNameTakenException extends RuntimeException {

  private final String name;

  public GroupNameTakenException(String name) {
    super("group name taken: " + name);
    this.name = name;
  }

  /** Returns the name as the other group spells it. */
  public String name() {
    return name;
  }
}
