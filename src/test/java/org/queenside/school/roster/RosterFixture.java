package org.queenside.school.roster;

import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.HashedPassword;
import org.queenside.identity.account.LoginCodeRepository;
import org.queenside.identity.account.Password;
import org.queenside.identity.management.AuditRepository;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.PasswordService;
import org.queenside.identity.session.SignInRepository;
import org.queenside.identity.session.TestAccounts;
import org.queenside.identity.session.TestBrowser;
import org.queenside.store.TestDatabase;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/** The room's services on a test's database, and people in front of browsers. */
final class RosterFixture {

  final CurrentAccount current;
  final AccountRepository accounts;
  final SchoolClassService classes;
  final ClassSettingsService settings;
  final RosterService roster;
  final GroupService groups;
  final PupilCreationService newPupils;
  final LoginCardService loginCards;
  final TeacherService teachers;
  final TeachingOfferService offers;
  final LoginCardRepository membership;

  RosterFixture(TestDatabase database, Clock clock) {
    JdbcClient jdbc = database.jdbc();
    TransactionOperations transactions = database.transactions();
    current = TestAccounts.currentAccount(database);
    accounts = new AccountRepository(jdbc, transactions, clock);
    AuditRepository audit = new AuditRepository(current, jdbc, clock);
    LoginCodeRepository codes = new LoginCodeRepository(jdbc, transactions, clock);
    PasswordService passwords =
        TestAccounts.passwords(database, codes, new SignInRepository(jdbc, clock));
    classes = new SchoolClassService(current, jdbc, transactions, audit, clock);
    settings = new ClassSettingsService(classes, jdbc, transactions, audit, clock);
    roster = new RosterService(classes, accounts, jdbc, transactions, audit, clock);
    groups = new GroupService(classes, jdbc, transactions);
    var cardIssue = new LoginCardIssuer(passwords, codes);
    newPupils =
        new PupilCreationService(classes, roster, groups, accounts, cardIssue, transactions, audit);
    loginCards =
        new LoginCardService(classes, roster, accounts, cardIssue, codes, transactions, audit);
    teachers = new TeacherService(current, classes, jdbc, transactions, audit, clock);
    offers = new TeachingOfferService(current, jdbc, transactions, audit, clock);
    membership = new LoginCardRepository(jdbc);
  }

  /** Passwords for so many pupils, hashed for nobody to sign in with. */
  static List<GeneratedPassword> secrets(int count) {
    return Stream.generate(
            () ->
                new GeneratedPassword(
                    Password.words(),
                    new HashedPassword(Password.Kind.WORDS, "{test}" + UUID.randomUUID())))
        .limit(count)
        .toList();
  }

  Person teacher(String name) {
    return new Person(AccountRole.INSTRUCTOR, name);
  }

  /** Somebody with an account in front of a browser. */
  final class Person {

    final Account account;
    private final TestBrowser browser = new TestBrowser();

    private Person(AccountRole role, String name) {
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
            List<NameList.NewPupil> named = newPupils.preview(id, names).list().newPupils();
            return newPupils.add(id, named, secrets(named.size()));
          });
    }
  }
}
