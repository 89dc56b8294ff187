package org.queenside.identity.management;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.account.Password;
import org.queenside.identity.account.PasswordPolicy;
import org.queenside.identity.account.SignInName;

/**
 * What somebody fills in to get an account.
 *
 * @param name what others will read
 * @param signInName as typed
 * @param password as typed
 */
public record RegistrationRequest(String name, String signInName, String password) {

  /** What is wrong with what was filled in. */
  public enum Flaw {
    NAME_MISSING,
    NAME_TOO_LONG,
    SIGN_IN_NAME_MISSING,
    SIGN_IN_NAME_TOO_LONG,
    SIGN_IN_NAME_TAKEN,
    PASSWORD_TOO_SHORT,
    PASSWORD_TOO_LONG,
    PASSWORD_TOO_SHORT_FOR_STAFF,
    PASSWORD_HAS_NAME,
    PASSWORD_TOO_EASY;

    static Flaw of(Password.Flaw flaw) {
      return switch (flaw) {
        case TOO_SHORT -> PASSWORD_TOO_SHORT;
        case TOO_LONG -> PASSWORD_TOO_LONG;
        case TOO_SHORT_FOR_STAFF -> PASSWORD_TOO_SHORT_FOR_STAFF;
        case HAS_NAME -> PASSWORD_HAS_NAME;
        case TOO_EASY -> PASSWORD_TOO_EASY;
      };
    }

    /** Returns the flaw as the interface texts call it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * Returns the first thing that can be seen to be wrong without the database, or null.
   *
   * @param role what the account may do
   */
  @Nullable Flaw flaw(AccountRole role) {
    if (name.length() > SignInName.LONGEST_TYPED) {
      return Flaw.NAME_TOO_LONG;
    }
    if (signInName.length() > SignInName.LONGEST_TYPED) {
      return Flaw.SIGN_IN_NAME_TOO_LONG;
    }
    String folded = SignInName.fold(signInName);
    String tidy = NameNormalizer.normalize(name);
    if (!NameNormalizer.fits(tidy)) {
      return tidy.isEmpty() ? Flaw.NAME_MISSING : Flaw.NAME_TOO_LONG;
    }
    if (folded.isEmpty()) {
      return Flaw.SIGN_IN_NAME_MISSING;
    }
    if (folded.length() > SignInName.LONGEST) {
      return Flaw.SIGN_IN_NAME_TOO_LONG;
    }
    Password.Flaw flaw = PasswordPolicy.flawOf(role, folded, password);
    return flaw == null ? null : Flaw.of(flaw);
  }

  /** Hides the password from logs. */
  @Override
  public String toString() {
    return "Applicant";
  }
}
