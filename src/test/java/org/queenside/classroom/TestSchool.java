package org.queenside.classroom;

import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.database.TestDatabase;
import org.queenside.learner.Account;
import org.queenside.learner.Accounts;
import org.queenside.learner.Audit;
import org.queenside.learner.Codes;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.HashedSecret;
import org.queenside.learner.Passwords;
import org.queenside.learner.Role;
import org.queenside.learner.Secret;
import org.queenside.learner.SignIns;
import org.queenside.learner.TestAccounts;
import org.queenside.learner.TestBrowser;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/** The room's services on a test's database, and people in front of browsers. */
final class TestSchool {

  final CurrentAccount current;
  final Accounts accounts;
  final CurrentClasses classes;
  final ClassSettings settings;
  final Roster roster;
  final Groups groups;
  final NewPupils newPupils;
  final LoginCards loginCards;
  final Teachers teachers;
  final CurrentOffers offers;
  final Membership membership;

  TestSchool(TestDatabase database, Clock clock) {
    JdbcClient jdbc = database.jdbc();
    TransactionOperations transactions = database.transactions();
    current = TestAccounts.currentAccount(database);
    accounts = new Accounts(jdbc, transactions, clock);
    Audit audit = new Audit(current, jdbc, clock);
    Codes codes = new Codes(jdbc, transactions, clock);
    Passwords passwords = TestAccounts.passwords(database, codes, new SignIns(jdbc, clock));
    classes = new CurrentClasses(current, jdbc, transactions, audit, clock);
    settings = new ClassSettings(classes, jdbc, transactions, audit, clock);
    roster = new Roster(classes, accounts, jdbc, transactions, audit, clock);
    groups = new Groups(classes, jdbc, transactions);
    var cardIssue = new CardIssue(passwords, codes);
    newPupils = new NewPupils(classes, roster, groups, accounts, cardIssue, transactions, audit);
    loginCards = new LoginCards(classes, roster, accounts, cardIssue, codes, transactions, audit);
    teachers = new Teachers(current, classes, jdbc, transactions, audit, clock);
    offers = new CurrentOffers(current, jdbc, transactions, audit, clock);
    membership = new Membership(jdbc);
  }

  /** Passwords for so many pupils, hashed for nobody to sign in with. */
  static List<PreparedSecret> secrets(int count) {
    return Stream.generate(
            () ->
                new PreparedSecret(
                    Secret.words(),
                    new HashedSecret(Secret.Kind.WORDS, "{test}" + UUID.randomUUID())))
        .limit(count)
        .toList();
  }

  Person teacher(String name) {
    return new Person(Role.INSTRUCTOR, name);
  }

  /** Somebody with an account in front of a browser. */
  final class Person {

    final Account account;
    private final TestBrowser browser = new TestBrowser();

    private Person(Role role, String name) {
      account = accounts.add(role, name, name.toLowerCase(Locale.ROOT) + "-" + UUID.randomUUID());
      browser.request(
          () -> {
            TestAccounts.signIn(current, account);
            return account;
          });
    }

    <T extends @Nullable Object> T does(Supplier<T> action) {
      return browser.request(action);
    }

    void tries(Runnable action) {
      browser.request(
          () -> {
            action.run();
            return account;
          });
    }

    /** Adds pupils by their names, one a line. */
    List<LoginCard> adds(ClassId id, String names) {
      return does(
          () -> {
            List<NameList.Named> named = newPupils.preview(id, names).list().named();
            return newPupils.add(id, named, secrets(named.size()));
          });
    }
  }
}
