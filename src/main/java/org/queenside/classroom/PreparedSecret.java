package org.queenside.classroom;

import org.queenside.learner.HashedSecret;
import org.queenside.learner.Secret;

/**
 * A password for a pupil, drawn and hashed, and nobody's yet.
 *
 * @param secret what will stand on the card
 * @param hashed what will be kept
 */
public record PreparedSecret(Secret secret, HashedSecret hashed) {

  /** Hides the secret from logs. */
  @Override
  public String toString() {
    return "PreparedSecret";
  }
}
