package org.queenside.school.roster;

import org.queenside.identity.account.Password;

/**
 * What stands on the card by which a pupil signs in. The password and the token are known now and
 * never again.
 *
 * @param name the pupil's name
 * @param number the number of the card in its class
 * @param token what follows {@code /card/} in the address that signs the pupil in
 */
public record LoginCard(String name, String signInName, int number, Password secret, String token) {

  /** Hides the secrets from logs. */
  @Override
  public String toString() {
    return "LoginCard[" + number + "]";
  }
}
