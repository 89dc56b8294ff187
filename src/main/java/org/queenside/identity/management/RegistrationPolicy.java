package org.queenside.identity.management;

import java.util.Locale;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.SettingRepository;

/**
 * The roles for which people may make an account without an invitation. An administrator chooses.
 */
public enum RegistrationPolicy {
  /** None: pupils get accounts from their teachers, teachers are invited. */
  CLOSED,
  /** Learners, so that they can see their progress on another device. */
  LEARNERS,
  /** Learners and teachers. */
  EVERYBODY;

  static final String SETTING = "registration";

  /** Returns whether people may make an account with a role. */
  public boolean admits(AccountRole role) {
    return switch (role) {
      case LEARNER -> this != CLOSED;
      case TEACHER -> this == EVERYBODY;
      case ADMINISTRATOR -> false;
    };
  }

  /** Returns the choice's name in the database and the interface texts. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Reads the chosen policy. */
  static RegistrationPolicy of(SettingRepository settings) {
    String chosen = settings.find(SETTING);
    return chosen == null ? CLOSED : valueOf(chosen.toUpperCase(Locale.ROOT));
  }
}
