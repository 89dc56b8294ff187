package org.queenside.identity.account;

import org.jspecify.annotations.Nullable;
import org.springframework.security.crypto.password.PasswordEncoder;

/**
 * A password as it is stored: it can't be read back.
 *
 * @param kind what it consists of, and so how it is typed
 * @param hash the hash, which names its own algorithm
 * @param firstPictures the hash of the first pictures of a picture password; null for other kinds
 *     and if it isn't known
 */
public record HashedPassword(Password.Kind kind, String hash, @Nullable String firstPictures) {

  /**
   * Makes the slow hash of a password. It takes almost a tenth of a second, so make many of them in
   * parallel, and outside a transaction.
   */
  public static HashedPassword of(Password secret, PasswordEncoder encoder) {
    return new HashedPassword(
        secret.kind(),
        encoder.encode(secret.text()),
        secret.kind() == Password.Kind.PICTURES ? encoder.encode(secret.firstPictures()) : null);
  }

  /** Hides the hash from logs. */
  @Override
  public String toString() {
    return "HashedPassword[" + kind + "]";
  }
}
