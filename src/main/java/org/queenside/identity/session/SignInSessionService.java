package org.queenside.identity.session;

import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.store.NotSavedException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Signs in an account on this browser, after {@link SignInService} has checked who it is or after
 * the account or its password has just been created here.
 */
@Component
public class SignInSessionService {

  /** How long a sign-in lasts if the browser keeps it. Every day of use renews it. */
  static final Duration LASTING = Duration.ofDays(180);

  /** How long any other sign-in lasts: no longer than a school day. */
  static final Duration PASSING = Duration.ofHours(12);

  /** How long a sign-in lasts on a device that another pupil uses next: a school morning. */
  static final Duration ON_CLASS_TABLET = Duration.ofHours(4);

  private final CurrentAccount currentAccount;
  private final AccountRepository accounts;
  private final GuestDataService guestData;
  private final CurrentDevice device;
  private final CurrentClassTablet classTablet;
  private final ClassTabletRepository classTablets;
  private final TransactionOperations transaction;

  SignInSessionService(
      CurrentAccount currentAccount,
      AccountRepository accounts,
      GuestDataService guestData,
      CurrentDevice device,
      CurrentClassTablet classTablet,
      ClassTabletRepository classTablets,
      TransactionOperations transaction) {
    this.currentAccount = currentAccount;
    this.accounts = accounts;
    this.guestData = guestData;
    this.device = device;
    this.classTablet = classTablet;
    this.classTablets = classTablets;
    this.transaction = transaction;
  }

  /**
   * Begins the sign-in, and merges a guest's progress into the account if the person wants that.
   * What can't be merged stays in the browser.
   *
   * <p>A class tablet soon goes to the next pupil, and it may be stolen. There the sign-in ends
   * after a few hours or when the device is untied, guests' progress isn't merged, and the device
   * doesn't become one of the account's known devices.
   *
   * @param stay how to be signed in
   * @param proven whether a password was typed, rather than a card or a code used
   * @throws org.springframework.dao.DataAccessException if the database fails; without signing
   *     anyone in
   * @throws org.springframework.transaction.TransactionException if the database fails, without
   *     signing anyone in
   */
  public void start(Account account, SignInOptions stay, boolean proven) {
    ClassTablet tie = classTablet.tieFor(account.id());
    if (tie != null) {
      startOnClassTablet(account, tie, proven);
      return;
    }
    transaction.executeWithoutResult(
        _ -> {
          accounts.noteSignIn(account.id());
          currentAccount.begin(account, stay.lasting() ? LASTING : PASSING, stay.lasting(), proven);
          device.remember(account.id());
        });
    renewSession();
    if (stay.takingAlong()) {
      mergeGuestData(account);
    }
  }

  /**
   * Begins a sign-in on a class tablet. It ends when the device is untied.
   *
   * @param tie the tie to the class for which the account signs in
   * @throws org.springframework.dao.DataAccessException if the database fails or the device has
   *     just been untied, without signing anyone in
   */
  void startOnClassTablet(Account account, ClassTablet tie, boolean proven) {
    transaction.executeWithoutResult(
        _ -> {
          accounts.noteSignIn(account.id());
          currentAccount.begin(account, ON_CLASS_TABLET, false, proven, tie.id());
          classTablets.noteSignIn(tie, account.id());
        });
    classTablet.keep();
    renewSession();
  }

  /** A new session id, so that knowing the old one doesn't sign anyone in. */
  private static void renewSession() {
    HttpServletRequest request = CurrentRequest.find();
    if (request != null && request.getSession(false) != null) {
      request.changeSessionId();
    }
  }

  private void mergeGuestData(Account account) {
    try {
      guestData.mergeInto(account);
    } catch (NotSavedException _) {
      // The guest's progress stays in the browser until the next sign-in.
    }
  }
}
