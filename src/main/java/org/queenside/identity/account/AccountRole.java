package org.queenside.identity.account;

import java.util.stream.Stream;

/** What an account may do. Each role includes the ones before it. */
public enum AccountRole {
  /** Learns, and sees assignments. */
  LEARNER("learner"),
  /** Teaches their own classes. */
  TEACHER("instructor"),
  /**
   * Manages the program: invites teachers and changes settings, but can't see other people's
   * classes.
   */
  ADMINISTRATOR("administrator");

  private final String code;

  AccountRole(String code) {
    this.code = code;
  }

  /** Returns whether this role may do everything another role may do. */
  public boolean mayActAs(AccountRole other) {
    return compareTo(other) >= 0;
  }

  /** Returns the role's name in the database and the interface texts. */
  public String code() {
    return code;
  }

  /**
   * Reads a role from its name in the database.
   *
   * @throws IllegalArgumentException if there is no role with that name
   */
  public static AccountRole of(String word) {
    return Stream.of(values())
        .filter(role -> role.code.equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no role is called " + word));
  }
}
