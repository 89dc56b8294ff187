package org.queenside.identity.management;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;

/** The page that follows signing in. */
public final class SignInRedirect {

  /** The parameter of the sign-in page's address. */
  public static final String PARAMETER = "next";

  /** Relative to the root and without a colon: it can name neither another site nor a script. */
  private static final Pattern OWN =
      Pattern.compile("[\\w-][\\w./~%+-]*(\\?[\\w./~%+&=-]*)?", Pattern.UNICODE_CHARACTER_CLASS);

  private static final int LONGEST = 500;

  private SignInRedirect() {}

  /**
   * Returns the page that the visitor wanted, if it is a page of this program, or else the first
   * page of the role.
   */
  public static String of(@Nullable String wanted, Account account) {
    return wanted != null && wanted.length() <= LONGEST && OWN.matcher(wanted).matches()
        ? wanted
        : home(account.role());
  }

  /** Returns the page that a person of a role begins with. */
  public static String home(AccountRole role) {
    return switch (role) {
      case LEARNER -> "me";
      case INSTRUCTOR, ADMINISTRATOR -> "classes";
    };
  }
}
