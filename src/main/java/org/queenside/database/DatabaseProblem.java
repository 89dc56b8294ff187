package org.queenside.database;

import org.jspecify.annotations.Nullable;

/** The program cannot start because its database is of no use. */
final class DatabaseProblem extends RuntimeException {

  private final String remedy;

  /**
   * Creates the problem.
   *
   * @param description what is wrong, for whoever started the program
   * @param remedy what can be done about it
   * @param cause what the database said, if it said anything
   */
  DatabaseProblem(String description, String remedy, @Nullable Throwable cause) {
    super(description, cause);
    this.remedy = remedy;
  }

  /** What can be done about it. */
  String remedy() {
    return remedy;
  }
}
