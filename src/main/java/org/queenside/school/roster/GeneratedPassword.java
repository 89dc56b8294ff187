package org.queenside.school.roster;

import org.queenside.identity.account.HashedPassword;
import org.queenside.identity.account.Password;

/**
 * A password for a pupil, drawn and hashed, and nobody's yet.
 *
 * @param secret what will stand on the card
 * @param hashed what will be kept
 */
public record GeneratedPassword(Password secret, HashedPassword hashed) {

  /** Hides the secret from logs. */
  @Override
  public String toString() {
    return "PreparedSecret";
  }
}
