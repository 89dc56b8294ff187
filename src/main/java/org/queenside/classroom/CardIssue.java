package org.queenside.classroom;

import org.queenside.learner.Account;
import org.queenside.learner.Codes;
import org.queenside.learner.Passwords;
import org.springframework.stereotype.Component;

/** Gives pupils passwords and the cards that carry them. Belongs in a transaction. */
@Component
class CardIssue {

  private final Passwords passwords;
  private final Codes codes;

  CardIssue(Passwords passwords, Codes codes) {
    this.passwords = passwords;
    this.codes = codes;
  }

  /**
   * Gives a pupil the first password and the first card.
   *
   * @param number the number of the card in its class
   */
  LoginCard first(Account pupil, int number, PreparedSecret prepared) {
    passwords.set(pupil.id(), prepared.hashed());
    return card(pupil, number, prepared);
  }

  /**
   * Gives a pupil a new password and a new card. The old ones open nothing any more, and wherever
   * the pupil is signed in, the pupil is signed out.
   *
   * @param number the number of the card in its class
   */
  LoginCard anew(Account pupil, int number, PreparedSecret prepared) {
    passwords.reset(pupil.id(), prepared.hashed());
    return card(pupil, number, prepared);
  }

  private LoginCard card(Account pupil, int number, PreparedSecret prepared) {
    String token = codes.newCard(pupil.id());
    return new LoginCard(pupil.name(), pupil.signInName(), number, prepared.secret(), token);
  }
}
