package org.queenside.school.roster;

import org.queenside.identity.account.Account;
import org.queenside.identity.account.LoginCodeRepository;
import org.queenside.identity.account.PasswordRepository;
import org.queenside.identity.management.PasswordResetService;
import org.springframework.stereotype.Component;

/** Gives pupils passwords and login cards. Must be called in a transaction. */
@Component
class LoginCardIssuer {

  private final PasswordRepository passwords;
  private final PasswordResetService passwordReset;
  private final LoginCodeRepository codes;

  LoginCardIssuer(
      PasswordRepository passwords, PasswordResetService passwordReset, LoginCodeRepository codes) {
    this.passwords = passwords;
    this.passwordReset = passwordReset;
    this.codes = codes;
  }

  /**
   * Gives a new pupil a password and a card.
   *
   * @param number the number of the card in its class
   */
  LoginCard issueFirst(Account pupil, int number, GeneratedPassword password) {
    passwords.set(pupil.id(), password.hashed());
    return card(pupil, number, password);
  }

  /**
   * Gives a pupil a new password and a new card. The old ones stop working, and the pupil is signed
   * out everywhere.
   *
   * @param number the number of the card in its class
   */
  LoginCard renew(Account pupil, int number, GeneratedPassword password) {
    passwordReset.reset(pupil.id(), password.hashed());
    return card(pupil, number, password);
  }

  private LoginCard card(Account pupil, int number, GeneratedPassword password) {
    String token = codes.newCard(pupil.id());
    return new LoginCard(pupil.name(), pupil.signInName(), number, password.secret(), token);
  }
}
