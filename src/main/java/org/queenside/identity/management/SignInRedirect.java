package org.queenside.identity.management;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;

/** The page that opens after signing in. */
public final class SignInRedirect {

  /** The parameter in the sign-in page's address. */
  public static final String PARAMETER = "next";

  /** Relative to the root and without a colon, so it can't lead to another site or run a script. */
  private static final Pattern OWN =
      Pattern.compile("[\\w-][\\w./~%+-]*(\\?[\\w./~%+&=-]*)?", Pattern.UNICODE_CHARACTER_CLASS);

  private static final int LONGEST = 500;

  private SignInRedirect() {}

  /**
   * Returns the page that the visitor wanted, if it is a page of this program, or else the role's
   * first page.
   */
  public static String of(@Nullable String wanted, Account account) {
    return wanted != null && wanted.length() <= LONGEST && OWN.matcher(wanted).matches()
        ? wanted
        : home(account.role());
  }

  /** Returns the page where people with a role start. */
  public static String home(AccountRole role) {
    return switch (role) {
      case LEARNER -> "me";
      case TEACHER, ADMINISTRATOR -> "classes";
    };
  }
}
