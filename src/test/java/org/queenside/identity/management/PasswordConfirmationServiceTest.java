package org.queenside.identity.management;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ConfirmationNeededException;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.session.SignInFixture;
import org.queenside.identity.session.SignInOptions;
import org.queenside.identity.session.SignInResult;
import org.queenside.identity.session.TestBrowser;
import org.queenside.identity.session.VerificationResult;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** Administration asks for the password if it was last typed too long ago on this browser. */
@OnEveryDatabase
class PasswordConfirmationServiceTest {

  private final TestDatabase database;
  private final AccountManagementFixture fixture;
  private final SignInFixture signInFixture;
  private final PasswordConfirmationService confirmation;
  private final TestBrowser browser = new TestBrowser();
  private Account ada;

  PasswordConfirmationServiceTest(TestDatabase database) {
    this.database = database;
    this.fixture = new AccountManagementFixture(database);
    this.signInFixture = fixture.signInFixture;
    this.confirmation =
        new PasswordConfirmationService(
            signInFixture.current, signInFixture.passwords, signInFixture.limit);
  }

  @BeforeEach
  void anAdministrator() {
    ada = signInFixture.account(AccountRole.ADMINISTRATOR);
  }

  @Test
  void aPasswordOpensAdministrationForFifteenMinutesAndAgainWhenTypedAgain() {
    signIn(browser);
    assertThat(opens(browser)).isTrue();

    signInFixture.clock.advance(Duration.ofMinutes(15).minusSeconds(1));
    assertThat(opens(browser)).isTrue();
    signInFixture.clock.advance(Duration.ofSeconds(2));
    assertThat(opens(browser)).isFalse();
    assertThat(signInFixture.in(browser)).as("still signed in").isEqualTo(ada);

    assertThat(confirm(browser, "a loud bishop")).isInstanceOf(VerificationResult.Rejected.class);
    assertThat(opens(browser)).isFalse();
    assertThat(confirm(browser, SignInFixture.PASSWORD))
        .isInstanceOf(VerificationResult.Verified.class);
    assertThat(opens(browser)).isTrue();
  }

  @Test
  void nothingIsChangedWithoutIt() {
    signIn(browser);
    signInFixture.clock.advance(Duration.ofMinutes(16));

    assertThatThrownBy(
            () ->
                browser.request(
                    () -> fixture.invitations.invite(AccountRole.ADMINISTRATOR, "for me")))
        .isInstanceOf(ConfirmationNeededException.class);

    confirm(browser, SignInFixture.PASSWORD);
    assertThat(browser.request(() -> fixture.invitations.invitations(0)))
        .noneMatch(invitation -> invitation.note().equals("for me"));
  }

  @Test
  void aCardOrACodeIsNotAPassword() {
    String card = signInFixture.codes.newCard(ada.id());
    String code = signInFixture.codes.newShort(ada.id());

    browser.request(() -> signInFixture.signIn.byCard(card, SignInOptions.SHORT));
    assertThat(opens(browser)).isFalse();
    browser.request(() -> signInFixture.signIn.byShortCode(code));
    assertThat(opens(browser)).isFalse();
  }

  @Test
  void itCountsForThatBrowserAlone() {
    TestBrowser elsewhere = new TestBrowser();
    signIn(elsewhere);
    signIn(browser);
    signInFixture.clock.advance(Duration.ofMinutes(16));

    confirm(browser, SignInFixture.PASSWORD);

    assertThat(opens(browser)).isTrue();
    assertThat(opens(elsewhere)).isFalse();
  }

  @Test
  void anotherProgramOnTheSameDatabaseKnowsIt() {
    signIn(browser);
    AccountManagementFixture other = new AccountManagementFixture(database);

    assertThat(browser.request(() -> other.administration.search("", 0))).isNotEmpty();
  }

  @Test
  void wrongTriesCountLikeThoseAtSigningIn() {
    signIn(browser);
    // Ten tries on this device, where the account has signed in, and ten on all others.
    for (int guess = 0; guess < 20; guess++) {
      assertThat(confirm(browser, "a loud bishop " + guess))
          .isInstanceOf(VerificationResult.Rejected.class);
    }

    assertThat(confirm(browser, SignInFixture.PASSWORD))
        .isInstanceOf(VerificationResult.RateLimited.class);
    assertThat(signIn(new TestBrowser())).isInstanceOf(SignInResult.RateLimited.class);
  }

  @Test
  void aVisitorIsAskedForNothing() {
    assertThatThrownBy(() -> confirm(new TestBrowser(), SignInFixture.PASSWORD))
        .isInstanceOf(RoleRequiredException.class);
  }

  private SignInResult signIn(TestBrowser where) {
    return where.request(
        () ->
            signInFixture.signIn.byPassword(
                ada.signInName(), SignInFixture.PASSWORD, SignInOptions.SHORT));
  }

  private VerificationResult<Account> confirm(TestBrowser where, String password) {
    return where.request(() -> confirmation.confirm(password));
  }

  private boolean opens(TestBrowser where) {
    try {
      return !where.request(() -> fixture.administration.search("", 0)).isEmpty();
    } catch (ConfirmationNeededException e) {
      return false;
    }
  }
}
