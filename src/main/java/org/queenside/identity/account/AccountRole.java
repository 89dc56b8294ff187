package org.queenside.identity.account;

import java.util.Locale;

/** What an account may do. Each role includes the ones before it. */
public enum AccountRole {
  /** Learns, and sees assignments. */
  LEARNER,
  /** Teaches their own classes. */
  INSTRUCTOR,
  /**
   * Manages the program: invites instructors and changes settings, but can't see other people's
   * classes.
   */
  ADMINISTRATOR;

  /** Returns whether this role may do everything another role may do. */
  public boolean mayActAs(AccountRole other) {
    return compareTo(other) >= 0;
  }

  /** Returns the role's name in the database and the interface texts. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Reads a role from its name in the database.
   *
   * @throws IllegalArgumentException if there is no role with that name
   */
  public static AccountRole of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
