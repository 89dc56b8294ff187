package org.queenside.school.roster.card;

import org.queenside.identity.account.Password;

/**
 * A card with which a pupil signs in. Its password and token are stored only as hashes, so they
 * can't be shown again later.
 *
 * @param token the part after {@code /card/} in the address that signs the pupil in
 */
public record LoginCard(String name, String signInName, int number, Password secret, String token) {

  /** Hides the secrets from logs. */
  @Override
  public String toString() {
    return "LoginCard[" + number + "]";
  }
}
