package org.queenside.identity.session;

/**
 * How a person wants to be signed in.
 *
 * @param lasting whether the browser keeps the sign-in after it is closed
 * @param takingAlong whether a guest's progress on this browser is merged into the account
 */
public record SignInOptions(boolean lasting, boolean takingAlong) {

  /** For a device that others use too. */
  public static final SignInOptions SHORT = new SignInOptions(false, false);
}
