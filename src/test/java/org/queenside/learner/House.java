package org.queenside.learner;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.database.TestDatabase;

/** The ways to sign in on a test's database, put together as the program does. */
public final class House {

  /** Everybody's password. */
  public static final String PASSWORD = "a quiet rook";

  public final TestClock clock = new TestClock();
  public final SignIns signIns;
  public final Accounts accounts;
  public final Codes codes;
  public final Passwords passwords;
  public final CurrentAccount current;
  public final Audit audit;
  public final GuessLimit limit;
  final SignInLimits limits;
  final KnownDevices devices;
  public final Arrival arrival;
  public final SecondStepRepository secondStep;
  public final SignIn signIn;

  /** Who has which card, by class code and number with a blank between them. */
  final Map<String, LearnerId> cards = new HashMap<>();

  public House(TestDatabase database) {
    var jdbc = database.jdbc();
    var transactions = database.transactions();
    signIns = new SignIns(jdbc, clock);
    accounts = new Accounts(jdbc, transactions, clock);
    codes = new Codes(jdbc, transactions, clock);
    passwords = TestAccounts.passwords(database, codes, signIns);
    current = new CurrentAccount(signIns);
    audit = new Audit(current, jdbc, clock);
    Learners learners = new Learners(jdbc, transactions, clock);
    CurrentLearner currentLearner = new CurrentLearner(learners, current);
    GuestMerge merge = new GuestMerge(learners, List.of(new AccountRecords(jdbc)), jdbc);
    limits = new SignInLimits(jdbc, transactions, clock);
    devices = new KnownDevices(jdbc, clock);
    var device = new CurrentDevice(devices, limits);
    limit = new GuessLimit(limits, device, clock);
    arrival =
        new Arrival(current, accounts, new GuestWork(currentLearner, merge), device, transactions);
    secondStep = new SecondStepRepository(jdbc, transactions, clock);
    signIn =
        new SignIn(
            accounts,
            passwords,
            codes,
            (code, card) -> cards.get(code + " " + card),
            limit,
            arrival,
            secondStep,
            clock);
  }

  /** Makes an account whose password is {@link #PASSWORD}. */
  public Account account(Role role) {
    Account account = accounts.add(role, "Somebody", "name-" + UUID.randomUUID());
    passwords.set(account.id(), passwords.hash(Secret.chosen(PASSWORD)));
    return account;
  }

  /** Signs somebody new in in a new browser. */
  public TestBrowser browserOf(Role role) {
    TestBrowser browser = new TestBrowser();
    Account account = accounts.add(role, "Somebody", "name-" + UUID.randomUUID());
    browser.request(
        () -> {
          current.begin(account, Duration.ofHours(1), false, true);
          return account;
        });
    return browser;
  }

  /** Who is signed in in a browser. */
  public @Nullable Account in(TestBrowser browser) {
    return browser.request(current::find);
  }
}
