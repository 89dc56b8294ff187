package org.queenside.identity.management;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.Password;
import org.queenside.identity.management.RegistrationRequest.Flaw;
import org.queenside.identity.management.RegistrationResult.Closed;
import org.queenside.identity.management.RegistrationResult.Invalid;
import org.queenside.identity.management.RegistrationResult.InvalidPassword;
import org.queenside.identity.management.RegistrationResult.Registered;
import org.queenside.identity.session.SignInFixture;
import org.queenside.identity.session.SignInOptions;
import org.queenside.identity.session.TestBrowser;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class RegistrationServiceTest {

  private final AccountManagementFixture fixture;
  private final SignInFixture signInFixture;
  private final TestBrowser browser = new TestBrowser();

  RegistrationServiceTest(TestDatabase database) {
    this.fixture = new AccountManagementFixture(database);
    this.signInFixture = fixture.signInFixture;
  }

  @Test
  void noApplicantsPasswordIsLogged() {
    assertThat(new RegistrationRequest("Ada", "ada", "two rooks").toString())
        .doesNotContain("rooks");
  }

  @Test
  void anInvitationMakesATeacherOnce() {
    String token = invite();
    assertThat(fixture.registrations.invitation(token)).isNotNull();

    Registered admitted = (Registered) accept(token, newAccount());

    assertThat(admitted.account().role()).isEqualTo(AccountRole.TEACHER);
    assertThat(signInFixture.in(browser)).isEqualTo(admitted.account());
    assertThat(fixture.registrations.invitation(token)).isNull();
    assertThat(accept(token, newAccount())).isEqualTo(new Closed());
  }

  @Test
  void oneOfTwoPeopleWhoUseAnInvitationAtOnceGetsAnAccount() throws Exception {
    for (int round = 0; round < 5; round++) {
      String token = invite();
      RegistrationRequest one = newAccount();
      RegistrationRequest other = newAccount();
      CountDownLatch both = new CountDownLatch(2);
      try (var people = Executors.newFixedThreadPool(2)) {
        List<Callable<RegistrationResult>> tries =
            List.of(() -> together(both, token, one), () -> together(both, token, other));
        var answers = people.invokeAll(tries).stream().map(answer -> answer.resultNow()).toList();

        assertThat(answers).filteredOn(Registered.class::isInstance).hasSize(1);
        assertThat(answers).filteredOn(Closed.class::isInstance).hasSize(1);
      }
      assertThat(signInFixture.accounts.isTaken(one.signInName()))
          .as("the other account is taken back")
          .isNotEqualTo(signInFixture.accounts.isTaken(other.signInName()));
    }
  }

  private RegistrationResult together(
      CountDownLatch both, String token, RegistrationRequest applicant)
      throws InterruptedException {
    both.countDown();
    both.await();
    return new TestBrowser()
        .request(() -> fixture.registrations.accept(token, applicant, SignInOptions.SHORT));
  }

  @Test
  void anInvitationIsGoodForFourteenDays() {
    String token = invite();

    signInFixture.clock.advance(Duration.ofDays(14).minusSeconds(1));
    assertThat(fixture.registrations.invitation(token)).isNotNull();
    signInFixture.clock.advance(Duration.ofSeconds(1));

    assertThat(fixture.registrations.invitation(token)).isNull();
    assertThat(accept(token, newAccount())).isEqualTo(new Closed());
  }

  @Test
  void aWithdrawnInvitationOpensNothing() {
    String token = invite();
    signInFixture
        .browserOf(AccountRole.ADMINISTRATOR)
        .request(
            () -> {
              fixture.invitations.invitations(0).forEach(fixture.invitations::withdraw);
              return true;
            });

    assertThat(accept(token, newAccount())).isEqualTo(new Closed());
  }

  @ParameterizedTest
  @CsvSource({
    "'', ada, a quiet rook, NAME_MISSING",
    "Ada, ' ', a quiet rook, SIGN_IN_NAME_MISSING",
    "Ada, '\u200b', a quiet rook, SIGN_IN_NAME_MISSING"
  })
  void aMistakeIsNamedAndUsesNothingUp(String name, String signInName, String password, Flaw flaw) {
    String token = invite();

    assertThat(accept(token, new RegistrationRequest(name, signInName, password)))
        .isEqualTo(new Invalid(flaw));

    assertThat(fixture.registrations.invitation(token)).isNotNull();
  }

  @ParameterizedTest
  @CsvSource({
    "ada, rook, TOO_SHORT_FOR_STAFF",
    "ada, password1234, TOO_EASY",
    "lovelace, lovelace and rooks, HAS_NAME"
  })
  void aPasswordFlawIsNamedAndUsesNothingUp(
      String signInName, String password, Password.Flaw flaw) {
    String token = invite();

    assertThat(accept(token, new RegistrationRequest("Ada", signInName, password)))
        .isEqualTo(new InvalidPassword(flaw));

    assertThat(fixture.registrations.invitation(token)).isNotNull();
  }

  @Test
  void aTakenUserNameIsRefusedInAnySpelling() {
    Account ada = signInFixture.account(AccountRole.LEARNER);
    String token = invite();
    String same = ada.signInName().toUpperCase(Locale.ROOT);

    assertThat(accept(token, new RegistrationRequest("Ada", same, SignInFixture.PASSWORD)))
        .isEqualTo(new Invalid(Flaw.SIGN_IN_NAME_TAKEN));
    assertThat(accept(token, newAccount())).isInstanceOf(Registered.class);
  }

  @Test
  void aLinkForANewPasswordReplacesTheOldOneAndMakesNoSecondAccount() {
    Account ada = signInFixture.account(AccountRole.TEACHER);
    TestBrowser old = new TestBrowser();
    old.request(
        () ->
            signInFixture.signIn.byPassword(
                ada.signInName(), SignInFixture.PASSWORD, SignInOptions.SHORT));
    String token =
        signInFixture
            .browserOf(AccountRole.ADMINISTRATOR)
            .request(() -> fixture.administration.passwordLink(ada.id()));

    assertThat(accept(token, newAccount())).isEqualTo(new Closed());
    assertThat(renew(token, "rook"))
        .isEqualTo(new InvalidPassword(Password.Flaw.TOO_SHORT_FOR_STAFF));
    assertThat(renew(token, "a loud bishop")).isEqualTo(new Registered(ada));

    assertThat(signInFixture.in(browser)).isEqualTo(ada);
    assertThat(signInFixture.in(old)).isNull();
    assertThat(signInFixture.passwords.matches(ada.id(), SignInFixture.PASSWORD)).isFalse();
    assertThat(renew(token, "a quick knight")).isEqualTo(new Closed());
  }

  @Test
  void aLinkForANewPasswordIsGoodForTwoHours() {
    Account ada = signInFixture.account(AccountRole.TEACHER);
    TestBrowser administrator = signInFixture.browserOf(AccountRole.ADMINISTRATOR);
    String token = administrator.request(() -> fixture.administration.passwordLink(ada.id()));

    signInFixture.clock.advance(Duration.ofHours(2).minusSeconds(1));
    assertThat(fixture.registrations.invitation(token)).isNotNull();
    signInFixture.clock.advance(Duration.ofSeconds(1));

    assertThat(fixture.registrations.invitation(token)).isNull();
    assertThat(renew(token, "a loud bishop")).isEqualTo(new Closed());
  }

  @Test
  void anAccountNeedsAnInvitationUntilAnAdministratorAllowsOthers() {
    assertThat(register(AccountRole.LEARNER)).isEqualTo(new Closed());
    TestBrowser administrator = signInFixture.browserOf(AccountRole.ADMINISTRATOR);

    choose(administrator, RegistrationPolicy.LEARNERS);
    assertThat(register(AccountRole.LEARNER)).isInstanceOf(Registered.class);
    assertThat(register(AccountRole.TEACHER)).isEqualTo(new Closed());

    choose(administrator, RegistrationPolicy.EVERYBODY);
    assertThat(register(AccountRole.TEACHER)).isInstanceOf(Registered.class);
    assertThat(register(AccountRole.ADMINISTRATOR)).isEqualTo(new Closed());

    choose(administrator, RegistrationPolicy.CLOSED);
    assertThat(register(AccountRole.LEARNER)).isEqualTo(new Closed());
  }

  private void choose(TestBrowser administrator, RegistrationPolicy registration) {
    administrator.request(
        () -> {
          fixture.settings.choose(registration);
          return true;
        });
  }

  private RegistrationResult accept(String token, RegistrationRequest applicant) {
    return browser.request(
        () -> fixture.registrations.accept(token, applicant, SignInOptions.SHORT));
  }

  private RegistrationResult renew(String token, String password) {
    return browser.request(() -> fixture.registrations.renew(token, password));
  }

  private RegistrationResult register(AccountRole role) {
    return new TestBrowser()
        .request(() -> fixture.registrations.register(role, newAccount(), SignInOptions.SHORT));
  }

  private String invite() {
    return signInFixture
        .browserOf(AccountRole.ADMINISTRATOR)
        .request(() -> fixture.invitations.invite(AccountRole.TEACHER, "for Ada"));
  }

  private static RegistrationRequest newAccount() {
    return new RegistrationRequest("Ada", "ada " + UUID.randomUUID(), SignInFixture.PASSWORD);
  }
}
