package org.queenside.identity.session;

/**
 * How a person wants to be signed in.
 *
 * @param lasting whether the browser keeps the sign-in when it is closed
 * @param takingAlong whether what a guest did in this browser is merged into the account
 */
public record SignInOptions(boolean lasting, boolean takingAlong) {

  /** On a device that others use too. */
  public static final SignInOptions SHORT = new SignInOptions(false, false);
}
