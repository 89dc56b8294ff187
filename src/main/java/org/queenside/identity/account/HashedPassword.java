package org.queenside.identity.account;

/**
 * A password as it is stored: it can't be read back.
 *
 * @param kind how it is made up, and so how it is typed
 * @param hash names its own algorithm
 */
public record HashedPassword(Password.Kind kind, String hash) {

  /** Hides the hash from logs. */
  @Override
  public String toString() {
    return "HashedSecret[" + kind + "]";
  }
}
