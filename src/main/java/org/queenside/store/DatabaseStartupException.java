package org.queenside.store;

import org.jspecify.annotations.Nullable;

/** The program cannot start because its database is of no use. */
public final class DatabaseStartupException extends RuntimeException {

  private final String remedy;

  /**
   * Creates the problem.
   *
   * @param description what is wrong, for whoever started the program
   * @param remedy what can be done about it
   * @param cause what the database said, if it said anything
   */
  public DatabaseStartupException(String description, String remedy, @Nullable Throwable cause) {
    super(description, cause);
    this.remedy = remedy;
  }

  /** What can be done about it. */
  String remedy() {
    return remedy;
  }
}
