package org.queenside.identity.management;

import java.util.Locale;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.SettingRepository;

/** Who may make an account without being invited; an administrator chooses. */
public enum RegistrationPolicy {
  /** Nobody: pupils get accounts from their instructors, instructors are invited. */
  CLOSED,
  /** Who learns, to find the own progress on another device too. */
  LEARNERS,
  /** Who learns and who teaches. */
  EVERYBODY;

  static final String SETTING = "registration";

  /** Returns whether somebody may make an account of a role. */
  public boolean admits(AccountRole role) {
    return switch (role) {
      case LEARNER -> this != CLOSED;
      case INSTRUCTOR -> this == EVERYBODY;
      case ADMINISTRATOR -> false;
    };
  }

  /** Returns the choice as the database and the interface texts call it. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Reads what has been chosen. */
  static RegistrationPolicy of(SettingRepository settings) {
    String chosen = settings.find(SETTING);
    return chosen == null ? CLOSED : valueOf(chosen.toUpperCase(Locale.ROOT));
  }
}
