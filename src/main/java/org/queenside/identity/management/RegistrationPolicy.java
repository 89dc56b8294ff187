package org.queenside.identity.management;

import java.util.Locale;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.SettingRepository;

/**
 * The roles for which people may make an account without an invitation. An administrator chooses.
 */
public enum RegistrationPolicy {
  /** None: pupils get accounts from their instructors, instructors are invited. */
  CLOSED,
  /** Learners, so that they find their progress on another device. */
  LEARNERS,
  /** Learners and instructors. */
  EVERYBODY;

  static final String SETTING = "registration";

  /** Returns whether people may make an account of a role. */
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
