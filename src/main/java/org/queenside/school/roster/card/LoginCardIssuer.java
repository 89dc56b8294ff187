package org.queenside.school.roster.card;

import org.queenside.identity.account.Account;
import org.queenside.identity.account.PasswordRepository;
import org.queenside.identity.account.SignInCodeRepository;
import org.queenside.identity.management.PasswordResetService;
import org.springframework.stereotype.Component;

/** Gives pupils passwords and login cards. Must be called in a transaction. */
@Component
public record LoginCardIssuer(
    PasswordRepository passwords, PasswordResetService passwordReset, SignInCodeRepository codes) {

  /** Gives a new pupil a password and a card. */
  public LoginCard issueFirst(Account pupil, int number, GeneratedPassword password) {
    passwords.set(pupil.id(), password.hashed());
    return card(pupil, number, password);
  }

  /** Gives a pupil a new password and card. The old ones no longer work, even where signed in. */
  LoginCard renew(Account pupil, int number, GeneratedPassword password) {
    passwordReset.reset(pupil.id(), password.hashed());
    return card(pupil, number, password);
  }

  private LoginCard card(Account pupil, int number, GeneratedPassword password) {
    String token = codes.newCard(pupil.id());
    return new LoginCard(pupil.name(), pupil.signInName(), number, password.secret(), token);
  }
}
