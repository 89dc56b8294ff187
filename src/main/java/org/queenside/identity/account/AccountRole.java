package org.queenside.identity.account;

import java.util.Locale;

/** What an account may do. Each role includes the ones before it. */
public enum AccountRole {
  /** Learns, and sees what is to be done. */
  LEARNER,
  /** Leads classes of their own. */
  INSTRUCTOR,
  /**
   * Looks after the program: invites instructors, changes settings. Other people's classes stay
   * closed.
   */
  ADMINISTRATOR;

  /** Returns whether this role may do what another one may do. */
  public boolean mayActAs(AccountRole other) {
    return compareTo(other) >= 0;
  }

  /** Returns the role as the database and the interface texts call it. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Reads a role as the database calls it.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  public static AccountRole of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
