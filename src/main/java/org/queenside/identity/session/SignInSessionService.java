package org.queenside.identity.session;

import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinService;
import com.vaadin.flow.server.VaadinSession;
import java.time.Duration;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.store.NotSavedException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Signs somebody in in this browser who has proven to be it: by one of the ways to {@link
 * SignInService}, or by the account or the password that has just been made here. Nothing is asked
 * for any more.
 */
@Component
public class SignInSessionService {

  /** How long a sign-in lasts when the browser keeps it; every day of use begins it anew. */
  static final Duration LASTING = Duration.ofDays(180);

  /** How long it lasts otherwise: not beyond the day at school. */
  static final Duration PASSING = Duration.ofHours(12);

  private final CurrentAccount currentAccount;
  private final AccountRepository accounts;
  private final GuestDataService guestWork;
  private final CurrentDevice device;
  private final TransactionOperations transaction;

  SignInSessionService(
      CurrentAccount currentAccount,
      AccountRepository accounts,
      GuestDataService guestWork,
      CurrentDevice device,
      TransactionOperations transaction) {
    this.currentAccount = currentAccount;
    this.accounts = accounts;
    this.guestWork = guestWork;
    this.device = device;
    this.transaction = transaction;
  }

  /**
   * Begins the sign-in, and takes along what a guest did here, if that is wished. What cannot be
   * taken along stays with the browser.
   *
   * <p>Throws Spring's {@code DataAccessException} or {@code TransactionException} when the
   * database fails; nobody is signed in then.
   *
   * @param proven whether they have just given a password, and not only shown a card or a code
   */
  public void start(Account account, SignInOptions stay, boolean proven) {
    transaction.executeWithoutResult(
        _ -> {
          accounts.noteSignIn(account.id());
          currentAccount.begin(account, stay.lasting() ? LASTING : PASSING, stay.lasting(), proven);
          device.remember(account.id());
        });
    // Who knew the number of the session before must not be signed in by it.
    // Without a page, Spring Security has seen to it.
    if (VaadinSession.getCurrent() != null) {
      VaadinService.reinitializeSession(VaadinRequest.getCurrent());
    }
    if (stay.takingAlong()) {
      takeAlong(account);
    }
  }

  private void takeAlong(Account account) {
    try {
      guestWork.mergeInto(account);
    } catch (NotSavedException _) {
      // It stays with the browser until the next sign-in.
    }
  }
}
