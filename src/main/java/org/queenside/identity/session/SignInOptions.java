package org.queenside.identity.session;

/**
 * How somebody wants to be signed in.
 *
 * @param lasting whether the browser keeps it when it is closed
 * @param takingAlong whether what a guest learned in this browser becomes theirs
 */
public record SignInOptions(boolean lasting, boolean takingAlong) {

  /** On a device that others use too. */
  public static final SignInOptions SHORT = new SignInOptions(false, false);
}
