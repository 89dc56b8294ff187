package org.queenside.identity.management;

import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.PasswordService;
import org.queenside.identity.session.SignInRateLimiter;
import org.queenside.identity.session.VerificationResult;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;

/**
 * Asks the person who is signed in for the password again. Wrong tries count as they do at sign-in,
 * so that an open page doesn't allow more of them.
 */
@Component
public class PasswordConfirmationService {

  private final CurrentAccount currentAccount;
  private final PasswordService passwords;
  private final SignInRateLimiter rateLimiter;

  PasswordConfirmationService(
      CurrentAccount currentAccount, PasswordService passwords, SignInRateLimiter rateLimiter) {
    this.currentAccount = currentAccount;
    this.passwords = passwords;
    this.rateLimiter = rateLimiter;
  }

  /**
   * Checks the password of the person who is signed in. If it is right, pages that need it can be
   * opened for a while.
   *
   * @param typed as typed
   * @throws org.queenside.identity.account.RoleRequiredException if nobody is signed in
   */
  public VerificationResult<Account> confirm(String typed) {
    Account account = currentAccount.require(AccountRole.LEARNER);
    VerificationResult<Account> result =
        StoreExceptionTranslator.read(
            "the password",
            () ->
                rateLimiter.verify(
                    account.id(), () -> passwords.matches(account.id(), typed) ? account : null));
    if (result.isVerified()) {
      currentAccount.markProven();
    }
    return result;
  }
}
