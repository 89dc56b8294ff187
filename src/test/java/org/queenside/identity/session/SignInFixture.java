package org.queenside.identity.session;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountLearnerRecords;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ClassMembershipRepository;
import org.queenside.identity.account.GuestMergeService;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.account.Password;
import org.queenside.identity.account.SecondStepRepository;
import org.queenside.identity.account.SignInCodeRepository;
import org.queenside.identity.management.AuditRepository;
import org.queenside.identity.management.PasswordResetService;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

/** The ways to sign in on a test's database, wired as in the program. */
public final class SignInFixture {

  /** The password of all accounts. */
  public static final String PASSWORD = "a quiet rook";

  public final TestClock clock = new TestClock();
  public final SignInRepository signIns;
  public final AccountRepository accounts;
  public final SignInCodeRepository codes;
  public final PasswordService passwords;
  public final PasswordResetService passwordReset;
  public final CurrentAccount current;
  public final AuditRepository audit;
  public final SignInRateLimiter limit;
  final SignInRateLimitRepository limits;
  final KnownDeviceRepository devices;
  public final ClassTabletRepository classTablets;
  public final CurrentClassTablet classTablet;
  public final SignInLockoutService lockouts;
  public final SignInSessionService arrival;
  public final SecondStepRepository secondStep;
  public final SignInService signIn;

  /** The owners of cards, by class code and card number with a space between them. */
  final Map<String, LearnerId> cards = new HashMap<>();

  public SignInFixture(TestDatabase database) {
    var jdbc = database.jdbc();
    var transactions = database.transactions();
    signIns = new SignInRepository(jdbc, clock);
    accounts = new AccountRepository(jdbc, transactions, clock);
    codes = new SignInCodeRepository(jdbc, transactions, clock);
    passwords = TestAccounts.passwords(database);
    passwordReset = TestAccounts.passwordReset(database, clock);
    current = new CurrentAccount(signIns, null);
    audit = new AuditRepository(current, jdbc, clock);
    LearnerRepository learners = new LearnerRepository(jdbc, transactions, clock);
    CurrentLearner currentLearner = new CurrentLearner(learners, current);
    GuestMergeService merge =
        new GuestMergeService(learners, List.of(new AccountLearnerRecords(learners)));
    limits = new SignInRateLimitRepository(jdbc, transactions, clock);
    devices = new KnownDeviceRepository(jdbc, clock);
    var device = new CurrentDevice(devices, limits);
    classTablets = new ClassTabletRepository(jdbc, clock);
    classTablet = new CurrentClassTablet(classTablets);
    lockouts = new SignInLockoutService(limits, devices, clock);
    limit = new SignInRateLimiter(limits, device, classTablet, clock);
    arrival =
        new SignInSessionService(
            current,
            accounts,
            new GuestDataService(currentLearner, merge),
            device,
            classTablet,
            classTablets,
            transactions);
    secondStep = new SecondStepRepository(jdbc, transactions, clock);
    signIn =
        new SignInService(
            accounts,
            passwords,
            codes,
            new ClassMembershipRepository(jdbc) {
              @Override
              public @Nullable LearnerId find(String code, int card) {
                return cards.get(code + " " + card);
              }
            },
            limit,
            arrival,
            secondStep,
            clock);
  }

  /** Makes an account whose password is {@link #PASSWORD}. */
  public Account account(AccountRole role) {
    Account account = accounts.add(role, "Somebody", "name-" + UUID.randomUUID());
    passwords.set(account.id(), passwords.hash(Password.chosen(PASSWORD)));
    return account;
  }

  /** Signs in a new account on a new browser. */
  public TestBrowser browserOf(AccountRole role) {
    TestBrowser browser = new TestBrowser();
    Account account = accounts.add(role, "Somebody", "name-" + UUID.randomUUID());
    browser.request(
        () -> {
          current.begin(account, Duration.ofHours(1), false, true);
          return account;
        });
    return browser;
  }

  /** Returns the account that is signed in on a browser. */
  public @Nullable Account in(TestBrowser browser) {
    return browser.request(current::find);
  }
}
