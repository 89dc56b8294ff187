package org.queenside.store;

import org.jspecify.annotations.Nullable;

/** The program can't start because its database can't be used. */
public final class DatabaseStartupException extends RuntimeException {

  private final String remedy;

  /**
   * Creates the exception.
   *
   * @param description what is wrong, for the person who started the program
   * @param remedy how to fix it
   * @param cause what the database reported, or null
   */
  public DatabaseStartupException(String description, String remedy, @Nullable Throwable cause) {
    super(description, cause);
    this.remedy = remedy;
  }

  /** Returns how to fix the problem. */
  String remedy() {
    return remedy;
  }
}
