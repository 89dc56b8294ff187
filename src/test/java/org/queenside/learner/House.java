package org.queenside.learner;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.database.TestDatabase;

/** The services of accounts on a test's database, put together as the program does. */
final class House {

  static final String PASSWORD = "a quiet rook";

  final TestClock clock = new TestClock();
  final SignIns signIns;
  final Accounts accounts;
  final Codes codes;
  final Passwords passwords;
  final CurrentAccount current;
  final Invitations invitations;
  final Settings settings;
  final Audit audit;
  final FirstLink firstLink;
  final SignIn signIn;
  final Admissions admissions;
  final Administration administration;

  /** Who has which card, by class code and number with a blank between them. */
  final Map<String, LearnerId> cards = new HashMap<>();

  /** The names of the classes that everybody leads. */
  final List<String> led = new ArrayList<>();

  House(TestDatabase database) {
    var jdbc = database.jdbc();
    var transactions = database.transactions();
    signIns = new SignIns(jdbc, clock);
    accounts = new Accounts(jdbc, transactions, clock);
    codes = new Codes(jdbc, transactions, clock);
    passwords = new Passwords(jdbc, transactions, codes, signIns);
    current = new CurrentAccount(signIns);
    invitations = new Invitations(jdbc, clock);
    settings = new Settings(jdbc, transactions);
    audit = new Audit(current, jdbc, clock);
    firstLink = new FirstLink(accounts, false);
    Learners learners = new Learners(jdbc, transactions, clock);
    CurrentLearner currentLearner = new CurrentLearner(learners, current);
    GuestMerge merge = new GuestMerge(learners, List.of(new AccountRecords(jdbc)), jdbc);
    GuessLimit limit = new GuessLimit(clock);
    signIn =
        new SignIn(
            current,
            accounts,
            passwords,
            codes,
            (code, card) -> cards.get(code + " " + card),
            new GuestWork(currentLearner, merge),
            limit,
            transactions);
    admissions =
        new Admissions(
            firstLink,
            invitations,
            settings,
            accounts,
            passwords,
            signIn,
            limit,
            audit,
            transactions);
    administration =
        new Administration(
            current,
            accounts,
            invitations,
            settings,
            new PupilRetention(settings, jdbc, transactions, clock),
            signIns,
            ties(),
            audit,
            transactions);
  }

  /** Makes an account whose password is {@link #PASSWORD}. */
  Account account(Role role) {
    Account account = accounts.add(role, "Somebody", "name-" + UUID.randomUUID());
    passwords.set(account.id(), passwords.hash(Secret.chosen(PASSWORD)));
    return account;
  }

  /** Signs somebody new in in a new browser. */
  TestBrowser browserOf(Role role) {
    TestBrowser browser = new TestBrowser();
    Account account = accounts.add(role, "Somebody", "name-" + UUID.randomUUID());
    browser.request(
        () -> {
          current.begin(account, Duration.ofHours(1), false);
          return account;
        });
    return browser;
  }

  /** Who is signed in in a browser. */
  @Nullable Account in(TestBrowser browser) {
    return browser.request(current::find);
  }

  private ClassTies ties() {
    return new ClassTies() {
      @Override
      public boolean isPupil(LearnerId learner) {
        return false;
      }

      @Override
      public List<String> ledBy(LearnerId learner) {
        return led;
      }
    };
  }
}
