package org.queenside.identity.session;

/**
 * What strangers can fill in. Each has tries of its own at every address and on every device, so
 * that tries at one never use up those of another.
 */
public enum LimitedForm {
  /** A name or a card, and its password. */
  SIGN_IN,
  /** A short code, which also signs in. */
  SHORT_CODE,
  /** The code of a class, which says what its cards look like. */
  CLASS_CODE,
  /** Making an account. */
  REGISTRATION
}
