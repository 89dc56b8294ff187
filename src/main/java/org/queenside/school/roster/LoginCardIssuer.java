package org.queenside.school.roster;

import org.queenside.identity.account.Account;
import org.queenside.identity.account.LoginCodeRepository;
import org.queenside.identity.session.PasswordService;
import org.springframework.stereotype.Component;

/** Gives pupils passwords and the cards that carry them. Belongs in a transaction. */
@Component
class LoginCardIssuer {

  private final PasswordService passwords;
  private final LoginCodeRepository codes;

  LoginCardIssuer(PasswordService passwords, LoginCodeRepository codes) {
    this.passwords = passwords;
    this.codes = codes;
  }

  /**
   * Gives a pupil the first password and the first card.
   *
   * @param number the number of the card in its class
   */
  LoginCard issueFirst(Account pupil, int number, GeneratedPassword prepared) {
    passwords.set(pupil.id(), prepared.hashed());
    return card(pupil, number, prepared);
  }

  /**
   * Gives a pupil a new password and a new card. The old ones open nothing any more, and wherever
   * the pupil is signed in, the pupil is signed out.
   *
   * @param number the number of the card in its class
   */
  LoginCard renew(Account pupil, int number, GeneratedPassword prepared) {
    passwords.reset(pupil.id(), prepared.hashed());
    return card(pupil, number, prepared);
  }

  private LoginCard card(Account pupil, int number, GeneratedPassword prepared) {
    String token = codes.newCard(pupil.id());
    return new LoginCard(pupil.name(), pupil.signInName(), number, prepared.secret(), token);
  }
}
