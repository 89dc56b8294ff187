package org.queenside.identity.management;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ConfirmationNeededException;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.account.TotpKey;
import org.queenside.identity.session.PendingSignIn;
import org.queenside.identity.session.SignInFixture;
import org.queenside.identity.session.SignInOptions;
import org.queenside.identity.session.SignInResult;
import org.queenside.identity.session.SignInResult.Expired;
import org.queenside.identity.session.SignInResult.RateLimited;
import org.queenside.identity.session.SignInResult.SecondStepNeeded;
import org.queenside.identity.session.SignInResult.SignedIn;
import org.queenside.identity.session.SignInResult.WrongCredentials;
import org.queenside.identity.session.TestBrowser;
import org.queenside.identity.session.VerificationResult;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** Tests the code from an app after the password. */
@OnEveryDatabase
class SecondStepServiceTest {

  private static final Duration STEP = Duration.ofSeconds(30);

  private final AccountManagementFixture fixture;
  private final SignInFixture signInFixture;
  private final SecondStepService own;
  private final TotpKey key = TotpKey.random();
  private final TestBrowser atHome = new TestBrowser();
  private final TestBrowser browser = new TestBrowser();
  private Account ada;
  private List<String> recoveryCodes;

  SecondStepServiceTest(TestDatabase database) {
    this.fixture = new AccountManagementFixture(database);
    this.signInFixture = fixture.signInFixture;
    this.own =
        new SecondStepService(
            signInFixture.current,
            new PasswordConfirmationService(
                signInFixture.current, signInFixture.passwords, signInFixture.limit),
            signInFixture.secondStep,
            signInFixture.audit,
            database.transactions());
  }

  @BeforeEach
  void aTeacherTurnsItOn() {
    ada = signInFixture.account(AccountRole.TEACHER);
    assertThat(password(atHome)).isEqualTo(new SignedIn(ada));
    recoveryCodes = atHome.request(() -> own.turnOn(key, code(0)));
    signInFixture.clock.advance(STEP);
  }

  @Test
  void itIsOnOnlyAfterARightFirstCode() {
    Account bob = signInFixture.account(AccountRole.TEACHER);
    browser.request(
        () ->
            signInFixture.signIn.byPassword(
                bob.signInName(), SignInFixture.PASSWORD, SignInOptions.SHORT));

    assertThat(browser.request(() -> own.turnOn(TotpKey.random(), code(0)))).isEmpty();
    assertThat(browser.request(own::isOn)).isFalse();
    assertThat(atHome.request(own::isOn)).isTrue();
    assertThat(recoveryCodes).hasSize(10).doesNotHaveDuplicates();
  }

  @Test
  void thePasswordAloneSignsNobodyIn() {
    assertThat(password(browser)).isInstanceOf(SecondStepNeeded.class);
    assertThat(signInFixture.in(browser)).isNull();
    String card = signInFixture.codes.newCard(ada.id());
    assertThat(browser.request(() -> signInFixture.signIn.byCard(card, SignInOptions.SHORT)))
        .isInstanceOf(SecondStepNeeded.class);
    String code = signInFixture.codes.newShort(ada.id());
    assertThat(browser.request(() -> signInFixture.signIn.byShortCode(code)))
        .isInstanceOf(SecondStepNeeded.class);
    assertThat(signInFixture.in(browser)).isNull();
  }

  @Test
  void aCodeSignsInOnceAndCountsAsAProof() {
    assertThat(enter(code(0))).isEqualTo(new SignedIn(ada));
    assertThat(signInFixture.in(browser)).isEqualTo(ada);
    assertThat(browser.request(() -> signInFixture.current.requireConfirmed(AccountRole.TEACHER)))
        .isEqualTo(ada);

    assertThat(enter(code(0))).as("used").isEqualTo(new WrongCredentials());
    signInFixture.clock.advance(STEP);
    assertThat(enter(code(-1))).as("used, and older").isEqualTo(new WrongCredentials());
    assertThat(enter(code(0))).isEqualTo(new SignedIn(ada));
  }

  @Test
  void theClockOfThePhoneMayBeHalfAMinuteOff() {
    signInFixture.clock.advance(STEP.multipliedBy(5));
    assertThat(enter(code(2))).isEqualTo(new WrongCredentials());
    assertThat(enter(code(-2))).isEqualTo(new WrongCredentials());
    assertThat(enter(code(-1))).isEqualTo(new SignedIn(ada));
    assertThat(enter(code(1))).isEqualTo(new SignedIn(ada));
    assertThat(enter(code(0))).as("older than the one used last").isEqualTo(new WrongCredentials());
  }

  @Test
  void wrongCodesCountLikeWrongPasswords() {
    PendingSignIn pending = ((SecondStepNeeded) password(browser)).pending();
    for (int guess = 0; guess < 10; guess++) {
      assertThat(enter(pending, "x" + guess)).isEqualTo(new WrongCredentials());
    }
    assertThat(enter(pending, code(0))).isInstanceOf(RateLimited.class);
    assertThat(password(browser)).isInstanceOf(RateLimited.class);
  }

  @Test
  void aRightPasswordWaitsFiveMinutesForTheCode() {
    PendingSignIn pending = ((SecondStepNeeded) password(browser)).pending();
    signInFixture.clock.advance(Duration.ofMinutes(5).plusSeconds(1));

    assertThat(enter(pending, code(0))).isEqualTo(new Expired());
    assertThat(signInFixture.in(browser)).isNull();
  }

  @Test
  void eachRecoveryCodeSignsInOnceHoweverItIsTyped() {
    assertThat(enter(recoveryCodes.get(3).toLowerCase(Locale.ROOT).replace("-", " ")))
        .isEqualTo(new SignedIn(ada));
    assertThat(enter(recoveryCodes.get(3))).isEqualTo(new WrongCredentials());
    assertThat(enter(recoveryCodes.get(9))).isEqualTo(new SignedIn(ada));
    assertThat(browser.request(own::recoveryCodes)).isEqualTo(8);
  }

  @Test
  void recoveryCodesOfOthersOpenNothing() {
    Account bob = signInFixture.account(AccountRole.TEACHER);
    TestBrowser bobs = new TestBrowser();
    bobs.request(
        () ->
            signInFixture.signIn.byPassword(
                bob.signInName(), SignInFixture.PASSWORD, SignInOptions.SHORT));
    String ofBob = bobs.request(() -> own.turnOn(key, code(0))).getFirst();

    assertThat(enter(ofBob)).isEqualTo(new WrongCredentials());
  }

  @Test
  void turningItOnOrOffNeedsThePassword() {
    signInFixture.clock.advance(Duration.ofMinutes(16));
    assertThatThrownBy(() -> atHome.request(() -> own.turnOn(TotpKey.random(), code(0))))
        .isInstanceOf(ConfirmationNeededException.class);
    assertThat(atHome.request(() -> own.turnOff("a loud bishop")))
        .isInstanceOf(VerificationResult.Rejected.class);
    assertThat(atHome.request(own::isOn)).isTrue();

    assertThat(atHome.request(() -> own.turnOff(SignInFixture.PASSWORD)))
        .isInstanceOf(VerificationResult.Verified.class);
    assertThat(password(browser)).isEqualTo(new SignedIn(ada));
  }

  @Test
  void itIsForStaff() {
    TestBrowser pupil = signInFixture.browserOf(AccountRole.LEARNER);

    assertThat(pupil.request(own::isOffered)).isFalse();
    assertThatThrownBy(() -> pupil.request(() -> own.turnOn(key, code(0))))
        .isInstanceOf(RoleRequiredException.class);
    assertThatThrownBy(() -> new TestBrowser().request(own::isOn))
        .isInstanceOf(RoleRequiredException.class);
  }

  @Test
  void anAdministratorResetsItAndTheLogSaysSo() {
    TestBrowser administrator = signInFixture.browserOf(AccountRole.ADMINISTRATOR);
    administrator.request(
        () -> {
          fixture.administration.resetSecondStep(ada);
          return true;
        });

    assertThat(password(browser)).isEqualTo(new SignedIn(ada));
    assertThat(administrator.request(() -> fixture.log.find(AuditFilter.ALL, Long.MAX_VALUE, 1)))
        .extracting(note -> note.action().code() + " " + note.subject())
        .containsExactly("second-step-reset " + ada.signInName());
  }

  @Test
  void aLinkForANewPasswordDoesNotSkipIt() {
    String token =
        signInFixture
            .browserOf(AccountRole.ADMINISTRATOR)
            .request(() -> fixture.administration.passwordLink(ada.id()));

    assertThat(browser.request(() -> fixture.registrations.renew(token, "a loud bishop")))
        .isEqualTo(new RegistrationResult.SignInRequired());
    assertThat(signInFixture.in(browser)).isNull();
    assertThat(signInFixture.passwords.matches(ada.id(), "a loud bishop")).isTrue();
  }

  /** The code that the app will show some steps from now. */
  private String code(int stepsLater) {
    return key.code(TotpKey.stepAt(signInFixture.clock.instant()) + stepsLater);
  }

  private SignInResult password(TestBrowser where) {
    return where.request(
        () ->
            signInFixture.signIn.byPassword(
                ada.signInName(), SignInFixture.PASSWORD, SignInOptions.SHORT));
  }

  private SignInResult enter(String code) {
    return password(browser) instanceof SecondStepNeeded(PendingSignIn pending)
        ? enter(pending, code)
        : password(browser);
  }

  private SignInResult enter(PendingSignIn pending, String code) {
    return browser.request(() -> signInFixture.signIn.byCode(pending, code));
  }
}
