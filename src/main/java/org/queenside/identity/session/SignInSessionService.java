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
 * Signs an account in in this browser, after {@link SignInService} has checked who it is, or after
 * the account or its password has just been made here.
 */
@Component
public class SignInSessionService {

  /** How long a sign-in lasts that the browser keeps. Every day of use begins it again. */
  static final Duration LASTING = Duration.ofDays(180);

  /** How long any other sign-in lasts: not longer than a day at school. */
  static final Duration PASSING = Duration.ofHours(12);

  /** How long a sign-in lasts on a device that the next pupil will pick up: a morning at school. */
  static final Duration ON_TIED_DEVICE = Duration.ofHours(4);

  private final CurrentAccount currentAccount;
  private final AccountRepository accounts;
  private final GuestDataService guestData;
  private final CurrentDevice device;
  private final CurrentTiedDevice tiedDevice;
  private final TiedDeviceRepository tiedDevices;
  private final TransactionOperations transaction;

  SignInSessionService(
      CurrentAccount currentAccount,
      AccountRepository accounts,
      GuestDataService guestData,
      CurrentDevice device,
      CurrentTiedDevice tiedDevice,
      TiedDeviceRepository tiedDevices,
      TransactionOperations transaction) {
    this.currentAccount = currentAccount;
    this.accounts = accounts;
    this.guestData = guestData;
    this.device = device;
    this.tiedDevice = tiedDevice;
    this.tiedDevices = tiedDevices;
    this.transaction = transaction;
  }

  /**
   * Begins the sign-in, and merges what a guest did here into the account, if the person wants
   * that. What can't be merged stays with the browser.
   *
   * <p>On a tied device the next pupil follows soon, and it may be stolen: there the sign-in ends
   * after a few hours or when the device is untied, what guests did stays theirs, and the device
   * doesn't become one of the account's own.
   *
   * @param stay how to be signed in
   * @param proven whether a password was typed, and not only a card or a code shown
   * @throws org.springframework.dao.DataAccessException if the database fails; then nobody is
   *     signed in
   * @throws org.springframework.transaction.TransactionException if the database fails; then nobody
   *     is signed in
   */
  public void start(Account account, SignInOptions stay, boolean proven) {
    TiedDevice tie = tiedDevice.tieFor(account.id());
    if (tie != null) {
      startOnTiedDevice(account, tie, proven);
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
   * Begins a sign-in on a tied device. It ends when the device is untied.
   *
   * @param tie to the class for which the account signs in
   * @throws org.springframework.dao.DataAccessException if the database fails or the device has
   *     just been untied; then nobody is signed in
   */
  void startOnTiedDevice(Account account, TiedDevice tie, boolean proven) {
    transaction.executeWithoutResult(
        _ -> {
          accounts.noteSignIn(account.id());
          currentAccount.begin(account, ON_TIED_DEVICE, false, proven, tie.id());
          tiedDevices.noteSignIn(tie, account.id());
        });
    tiedDevice.keep();
    renewSession();
  }

  /**
   * A new session id, so that nobody who knew the old one is signed in by it. Without a page,
   * Spring Security does that.
   */
  private static void renewSession() {
    if (VaadinSession.getCurrent() != null) {
      VaadinService.reinitializeSession(VaadinRequest.getCurrent());
    }
  }

  private void mergeGuestData(Account account) {
    try {
      guestData.mergeInto(account);
    } catch (NotSavedException _) {
      // It stays with the browser until the next sign-in.
    }
  }
}
