package org.queenside.school.roster.card;

import org.queenside.identity.account.HashedPassword;
import org.queenside.identity.account.Password;

/** A generated password that hasn't been given to a pupil yet. */
public record GeneratedPassword(Password secret, HashedPassword hashed) {

  /** Hides the secret from logs. */
  @Override
  public String toString() {
    return "PreparedSecret";
  }
}
