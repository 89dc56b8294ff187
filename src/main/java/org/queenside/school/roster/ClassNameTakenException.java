package org.queenside.school.roster;

/** Two classes of a teacher would have the same name. */
public final class ClassNameTakenException extends RuntimeException {

  private final String name;

  public ClassNameTakenException(String name) {
    super("two classes would be called " + name);
    this.name = name;
  }

  /** Returns the name. */
  public String name() {
    return name;
  }
}
