package org.queenside.identity.management;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.account.ClassMembershipRepository;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.Password;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.management.OwnAccountService.Deletion;
import org.queenside.identity.management.OwnAccountService.PasswordChange;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.PasswordService;
import org.queenside.identity.session.SignInFixture;
import org.queenside.identity.session.SignInOptions;
import org.queenside.identity.session.SignInResult;
import org.queenside.identity.session.SignedInBrowser;
import org.queenside.identity.session.TestAccounts;
import org.queenside.identity.session.TestBrowser;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class OwnAccountServiceTest {

  private static final String PASSWORD = "a quiet rook";

  private final SignInFixture signInFixture;
  private final AccountRepository accounts;
  private final PasswordService passwords;
  private final CurrentAccount current;
  private final OwnAccountService own;
  private final TestBrowser browser = new TestBrowser();
  private final TestBrowser elsewhere = new TestBrowser();
  private final List<LearnerId> pupils = new ArrayList<>();
  private final List<String> led = new ArrayList<>();
  private final Account ada;

  OwnAccountServiceTest(TestDatabase database) {
    this.signInFixture = new SignInFixture(database);
    this.accounts = signInFixture.accounts;
    this.passwords = signInFixture.passwords;
    this.current = signInFixture.current;
    this.own =
        new OwnAccountService(
            current,
            accounts,
            passwords,
            new PasswordConfirmationService(current, passwords, signInFixture.limit),
            new ExternalIdentityRepository(database.jdbc(), signInFixture.clock),
            new ClassMembershipRepository(database.jdbc()) {
              @Override
              public boolean isPupil(LearnerId learner) {
                return pupils.contains(learner);
              }

              @Override
              public List<String> classesLedBy(LearnerId learner) {
                return led;
              }
            });
    this.ada = accounts.add(AccountRole.LEARNER, "Ada", "ada-" + UUID.randomUUID());
    passwords.set(ada.id(), passwords.hash(Password.chosen(PASSWORD)));
    signIn(browser, ada);
  }

  @Test
  void withoutASignInNothingCanBeDone() {
    TestBrowser stranger = new TestBrowser();

    for (Supplier<Object> way :
        List.<Supplier<Object>>of(
            own::open,
            own::isPupil,
            own::hasWeakPassword,
            own::ledClasses,
            own::signedInBrowsers,
            () -> own.rename("Eve"),
            () -> own.changePassword(PASSWORD, "another password"),
            () -> own.delete(ada.signInName()))) {
      assertThatThrownBy(() -> stranger.request(way)).isInstanceOf(RoleRequiredException.class);
    }
    assertThatThrownBy(() -> stranger.request(this::signOutElsewhere))
        .isInstanceOf(RoleRequiredException.class);
    assertThat(accounts.find(ada.id())).isEqualTo(ada);
  }

  @Test
  void aNameIsKeptWithoutTheSpaceAroundIt() {
    assertThat(browser.request(() -> own.rename("  Ada L.  "))).isTrue();

    assertThat(accounts.find(ada.id()).name()).isEqualTo("Ada L.");
  }

  @Test
  void anEmptyOrTooLongNameIsRefused() {
    assertThat(browser.request(() -> own.rename("   "))).isFalse();
    assertThat(browser.request(() -> own.rename("x".repeat(61)))).isFalse();

    assertThat(accounts.find(ada.id()).name()).isEqualTo("Ada");
  }

  @Test
  void onlyTheTeacherSetsAPupilsNameAndPasswordAndDeletesTheAccount() {
    pupils.add(ada.id());

    assertThat(browser.request(() -> own.rename("Queen"))).isFalse();
    assertThat(browser.request(() -> own.changePassword(PASSWORD, "another password")))
        .isEqualTo(new PasswordChange.GivenByTeacher());
    assertThat(browser.request(() -> own.delete(ada.signInName()))).isEqualTo(Deletion.BY_TEACHER);

    assertThat(accounts.find(ada.id()).name()).isEqualTo("Ada");
    assertThat(passwords.matches(ada.id(), PASSWORD)).isTrue();
  }

  @Test
  void aNewPasswordSignsOutEveryOtherBrowser() {
    signIn(elsewhere, ada);

    assertThat(browser.request(() -> own.changePassword(PASSWORD, "another password")))
        .isEqualTo(new PasswordChange.Changed());

    assertThat(passwords.matches(ada.id(), "another password")).isTrue();
    assertThat(passwords.matches(ada.id(), PASSWORD)).isFalse();
    assertThat(browser.request(current::find)).isEqualTo(ada);
    assertThat(elsewhere.request(current::find)).isNull();
  }

  @Test
  void aJobActsForAnAccountWithoutABrowser() {
    ActingAs.run(
        ada,
        () -> {
          assertThat(own.rename("Ada L.")).isTrue();
          assertThat(own.signedInBrowsers()).hasSize(1).noneMatch(SignedInBrowser::here);
          assertThat(own.changePassword(PASSWORD, "another password"))
              .isEqualTo(new PasswordChange.Changed());
        });

    assertThat(accounts.find(ada.id()).name()).isEqualTo("Ada L.");
    assertThat(browser.request(current::find)).isNull();
    assertThat(ActingAs.<Deletion, RuntimeException>call(ada, () -> own.delete(ada.signInName())))
        .isEqualTo(Deletion.DONE);
    assertThat(accounts.find(ada.id())).isNull();
  }

  /** A browser used by another person isn't confirmed or signed out. */
  @Test
  void actingForAnotherAccountLeavesTheBrowserAlone() {
    Account bob = signInFixture.account(AccountRole.LEARNER);

    browser.request(
        () ->
            ActingAs.<Deletion, RuntimeException>call(
                bob,
                () -> {
                  own.signOutElsewhere();
                  return own.delete(bob.signInName());
                }));

    assertThat(accounts.find(bob.id())).isNull();
    assertThat(browser.request(current::find)).isEqualTo(ada);
  }

  @Test
  void aWrongPasswordCannotBeChanged() {
    assertThat(browser.request(() -> own.changePassword("a loud rook", "another password")))
        .isEqualTo(new PasswordChange.WrongPassword());

    assertThat(passwords.matches(ada.id(), PASSWORD)).isTrue();
  }

  @Test
  void guessingThePasswordIsLimited() {
    PasswordChange last = new PasswordChange.Changed();
    for (int guess = 0; guess < 12; guess++) {
      String wrong = "a loud rook " + guess;
      last = browser.request(() -> own.changePassword(wrong, "another password"));
    }

    assertThat(last).isEqualTo(new PasswordChange.RateLimited());
    assertThat(browser.request(() -> own.changePassword(PASSWORD, "another password")))
        .isEqualTo(new PasswordChange.RateLimited());
    assertThat(passwords.matches(ada.id(), PASSWORD)).isTrue();
  }

  @Test
  void aNewPasswordThatIsTooShortOrTooLongIsRefused() {
    assertThat(browser.request(() -> own.changePassword(PASSWORD, "1234567")))
        .isEqualTo(new PasswordChange.Invalid(Password.Flaw.TOO_SHORT));
    assertThat(browser.request(() -> own.changePassword(PASSWORD, "é".repeat(37))))
        .isEqualTo(new PasswordChange.Invalid(Password.Flaw.TOO_LONG));

    assertThat(passwords.matches(ada.id(), PASSWORD)).isTrue();
  }

  @Test
  void staffNeedStrongerPasswordsThanLearners() {
    accounts.changeRole(ada.id(), AccountRole.TEACHER);

    assertThat(browser.request(() -> own.changePassword(PASSWORD, "12345678")))
        .isEqualTo(new PasswordChange.Invalid(Password.Flaw.TOO_SHORT_FOR_STAFF));
    assertThat(browser.request(() -> own.changePassword(PASSWORD, "password1234")))
        .isEqualTo(new PasswordChange.Invalid(Password.Flaw.TOO_EASY));
    assertThat(browser.request(() -> own.changePassword(PASSWORD, "queenside rocks 7")))
        .isEqualTo(new PasswordChange.Invalid(Password.Flaw.HAS_NAME));
    assertThat(passwords.matches(ada.id(), PASSWORD)).isTrue();
    assertThat(browser.request(() -> own.changePassword(PASSWORD, "a loud bishop")))
        .isEqualTo(new PasswordChange.Changed());
  }

  @Test
  void anOlderShortPasswordOfStaffStillSignsInAndIsNoted() {
    passwords.set(ada.id(), passwords.hash(Password.chosen("12345678")));
    accounts.changeRole(ada.id(), AccountRole.TEACHER);
    assertThat(browser.request(own::hasWeakPassword)).isFalse();

    assertThat(
            browser.request(
                () ->
                    signInFixture.signIn.byPassword(
                        ada.signInName(), "12345678", SignInOptions.SHORT)))
        .isInstanceOf(SignInResult.SignedIn.class);
    assertThat(browser.request(own::hasWeakPassword)).isTrue();

    browser.request(() -> own.changePassword("12345678", "a loud bishop"));
    assertThat(browser.request(own::hasWeakPassword)).isFalse();
  }

  @Test
  void everyBrowserIsListedAndThisOneComesFirst() {
    signIn(elsewhere, ada);
    signIn(new TestBrowser(), accounts.add(AccountRole.LEARNER, "Bob", "bob-" + UUID.randomUUID()));

    assertThat(browser.request(own::signedInBrowsers))
        .extracting(SignedInBrowser::here)
        .containsExactly(true, false);
    assertThat(elsewhere.request(own::signedInBrowsers))
        .extracting(SignedInBrowser::here)
        .containsExactly(true, false);

    browser.request(this::signOutElsewhere);

    assertThat(browser.request(own::signedInBrowsers)).hasSize(1);
    assertThat(elsewhere.request(current::find)).isNull();
  }

  @Test
  void anAccountIsDeletedWhenItsNameIsTyped() {
    assertThat(browser.request(() -> own.delete("ada"))).isEqualTo(Deletion.NAME_DIFFERS);
    assertThat(accounts.find(ada.id())).isNotNull();

    assertThat(
            browser.request(
                () -> own.delete(" " + ada.signInName().toUpperCase(Locale.ROOT) + " ")))
        .isEqualTo(Deletion.DONE);

    assertThat(accounts.find(ada.id())).isNull();
    assertThat(browser.request(current::find)).isNull();
  }

  @Test
  void anAccountThatLeadsAClassCannotBeDeleted() {
    led.add("Class 5b");

    assertThat(browser.request(() -> own.delete(ada.signInName())))
        .isEqualTo(Deletion.LEADS_CLASSES);

    assertThat(accounts.find(ada.id())).isNotNull();
  }

  @Test
  void theOnlyAdministratorCannotBeDeleted() {
    Account first = accounts.add(AccountRole.ADMINISTRATOR, "Adm", "adm-" + UUID.randomUUID());
    TestBrowser fixture = new TestBrowser();
    signIn(fixture, first);

    assertThat(fixture.request(() -> own.delete(first.signInName())))
        .isEqualTo(Deletion.LAST_ADMINISTRATOR);
    assertThat(fixture.request(current::find)).isEqualTo(first);

    accounts.add(AccountRole.ADMINISTRATOR, "Another", "another-" + UUID.randomUUID());
    assertThat(fixture.request(() -> own.delete(first.signInName()))).isEqualTo(Deletion.DONE);
  }

  private boolean signOutElsewhere() {
    own.signOutElsewhere();
    return true;
  }

  private void signIn(TestBrowser where, Account account) {
    where.request(
        () -> {
          TestAccounts.signIn(current, account);
          return true;
        });
  }
}
