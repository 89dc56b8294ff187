package org.queenside.identity.account;

import java.util.Locale;

/** What somebody with an account may do. Each may do what the ones before may do. */
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
