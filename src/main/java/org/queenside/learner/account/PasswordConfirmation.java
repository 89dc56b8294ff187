package org.queenside.learner.account;

import org.queenside.learner.Account;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.Guess;
import org.queenside.learner.GuessLimit;
import org.queenside.learner.Passwords;
import org.queenside.learner.Reading;
import org.queenside.learner.Role;
import org.springframework.stereotype.Component;

/**
 * Asks the person who is signed in for the password again. Wrong tries count like those at signing
 * in, so that an open page gives nobody more of them.
 */
@Component
public class PasswordConfirmation {

  /** What comes of typing the password again. */
  public enum Result {
    RIGHT,
    WRONG,
    /** There were too many wrong ones just now; this one was not looked at. */
    TOO_MANY
  }

  private final CurrentAccount currentAccount;
  private final Passwords passwords;
  private final GuessLimit guessLimit;

  PasswordConfirmation(CurrentAccount currentAccount, Passwords passwords, GuessLimit guessLimit) {
    this.currentAccount = currentAccount;
    this.passwords = passwords;
    this.guessLimit = guessLimit;
  }

  /**
   * Checks the password of the person who is signed in. If it is right, pages that ask for it open
   * for a while.
   *
   * @param typed as typed
   * @throws org.queenside.learner.NotSignedIn if nobody is signed in
   * @throws org.queenside.learner.StoreUnavailable if the database fails
   */
  public Result confirm(String typed) {
    Account account = currentAccount.require(Role.LEARNER);
    Guess<Account> guess =
        Reading.of(
            "the password",
            () ->
                guessLimit.look(
                    account.id(), () -> passwords.isRight(account.id(), typed) ? account : null));
    return switch (guess) {
      case Guess.Right<Account> _ -> {
        currentAccount.prove();
        yield Result.RIGHT;
      }
      case Guess.Wrong<Account> _ -> Result.WRONG;
      case Guess.TooMany<Account> _ -> Result.TOO_MANY;
    };
  }
}
