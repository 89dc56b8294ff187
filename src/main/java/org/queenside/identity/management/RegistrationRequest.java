package org.queenside.identity.management;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.account.Password;
import org.queenside.identity.account.PasswordPolicy;
import org.queenside.identity.account.SignInName;

/**
 * A filled-in registration form.
 *
 * @param name the displayed name
 * @param signInName as typed
 * @param password as typed
 */
public record RegistrationRequest(String name, String signInName, String password) {

  /** What is wrong with the names on the form. */
  public enum Flaw {
    NAME_MISSING,
    NAME_TOO_LONG,
    SIGN_IN_NAME_MISSING,
    SIGN_IN_NAME_TOO_LONG,
    SIGN_IN_NAME_TAKEN;

    /** Returns the flaw's name in the interface texts. */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * Checks everything that can be checked without the database.
   *
   * @param role the role of the account
   * @return the first thing that is wrong, as a refusal; or null
   */
  @Nullable RegistrationResult refusal(AccountRole role) {
    Flaw nameFlaw = nameFlaw();
    if (nameFlaw != null) {
      return new RegistrationResult.Invalid(nameFlaw);
    }
    Password.Flaw flaw = PasswordPolicy.flawOf(role, SignInName.fold(signInName), password);
    return flaw == null ? null : new RegistrationResult.InvalidPassword(flaw);
  }

  private @Nullable Flaw nameFlaw() {
    if (name.length() > SignInName.LONGEST_TYPED) {
      return Flaw.NAME_TOO_LONG;
    }
    if (signInName.length() > SignInName.LONGEST_TYPED) {
      return Flaw.SIGN_IN_NAME_TOO_LONG;
    }
    String tidy = NameNormalizer.normalize(name);
    if (!NameNormalizer.fits(tidy)) {
      return tidy.isEmpty() ? Flaw.NAME_MISSING : Flaw.NAME_TOO_LONG;
    }
    String folded = SignInName.fold(signInName);
    if (folded.isEmpty()) {
      return Flaw.SIGN_IN_NAME_MISSING;
    }
    return folded.length() > SignInName.LONGEST ? Flaw.SIGN_IN_NAME_TOO_LONG : null;
  }

  /** Hides the password from logs. */
  @Override
  public String toString() {
    return "RegistrationRequest";
  }
}
