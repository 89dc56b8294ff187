package org.queenside.learner.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.database.OnEveryDatabase;
import org.queenside.database.TestDatabase;
import org.queenside.learner.Account;
import org.queenside.learner.ConfirmationNeededException;
import org.queenside.learner.House;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.PendingSignIn;
import org.queenside.learner.Role;
import org.queenside.learner.SharedKey;
import org.queenside.learner.SignInResult;
import org.queenside.learner.SignInResult.CodeNeeded;
import org.queenside.learner.SignInResult.Expired;
import org.queenside.learner.SignInResult.TooMany;
import org.queenside.learner.SignInResult.Welcome;
import org.queenside.learner.SignInResult.Wrong;
import org.queenside.learner.Stay;
import org.queenside.learner.TestBrowser;
import org.queenside.learner.account.PasswordConfirmation.Result;

/** A code from an app after the password. */
@OnEveryDatabase
class SecondStepTest {

  private static final Duration STEP = Duration.ofSeconds(30);

  private final Office office;
  private final House house;
  private final OwnSecondStep own;
  private final SharedKey key = SharedKey.random();
  private final TestBrowser atHome = new TestBrowser();
  private final TestBrowser browser = new TestBrowser();
  private Account ada;
  private List<String> recoveryCodes;

  SecondStepTest(TestDatabase database) {
    this.office = new Office(database);
    this.house = office.house;
    this.own =
        new OwnSecondStep(
            house.current,
            new PasswordConfirmation(house.current, house.passwords, house.limit),
            house.secondStep,
            house.audit,
            database.transactions());
  }

  @BeforeEach
  void aTeacherTurnsItOn() {
    ada = house.account(Role.INSTRUCTOR);
    assertThat(password(atHome)).isEqualTo(new Welcome(ada));
    recoveryCodes = atHome.request(() -> own.turnOn(key, code(0)));
    house.clock.advance(STEP);
  }

  @Test
  void itIsOnOnlyAfterARightFirstCode() {
    Account bob = house.account(Role.INSTRUCTOR);
    browser.request(() -> house.signIn.byPassword(bob.signInName(), House.PASSWORD, Stay.SHORT));

    assertThat(browser.request(() -> own.turnOn(SharedKey.random(), code(0)))).isEmpty();
    assertThat(browser.request(own::isOn)).isFalse();
    assertThat(atHome.request(own::isOn)).isTrue();
    assertThat(recoveryCodes).hasSize(10).doesNotHaveDuplicates();
  }

  @Test
  void thePasswordAloneSignsNobodyIn() {
    assertThat(password(browser)).isInstanceOf(CodeNeeded.class);
    assertThat(house.in(browser)).isNull();
    String card = house.codes.newCard(ada.id());
    assertThat(browser.request(() -> house.signIn.byCard(card, Stay.SHORT)))
        .isInstanceOf(CodeNeeded.class);
    String code = house.codes.newShort(ada.id());
    assertThat(browser.request(() -> house.signIn.byShortCode(code)))
        .isInstanceOf(CodeNeeded.class);
    assertThat(house.in(browser)).isNull();
  }

  @Test
  void aCodeSignsInOnceAndCountsAsAProof() {
    assertThat(enter(code(0))).isEqualTo(new Welcome(ada));
    assertThat(house.in(browser)).isEqualTo(ada);
    assertThat(browser.request(() -> house.current.requireProven(Role.INSTRUCTOR))).isEqualTo(ada);

    assertThat(enter(code(0))).as("used").isEqualTo(new Wrong());
    house.clock.advance(STEP);
    assertThat(enter(code(-1))).as("used, and older").isEqualTo(new Wrong());
    assertThat(enter(code(0))).isEqualTo(new Welcome(ada));
  }

  @Test
  void theClockOfThePhoneMayBeHalfAMinuteOff() {
    house.clock.advance(STEP.multipliedBy(5));
    assertThat(enter(code(2))).isEqualTo(new Wrong());
    assertThat(enter(code(-2))).isEqualTo(new Wrong());
    assertThat(enter(code(-1))).isEqualTo(new Welcome(ada));
    assertThat(enter(code(1))).isEqualTo(new Welcome(ada));
    assertThat(enter(code(0))).as("older than the one used last").isEqualTo(new Wrong());
  }

  @Test
  void wrongCodesCountLikeWrongPasswords() {
    PendingSignIn pending = ((CodeNeeded) password(browser)).pending();
    for (int guess = 0; guess < 10; guess++) {
      assertThat(enter(pending, "x" + guess)).isEqualTo(new Wrong());
    }
    assertThat(enter(pending, code(0))).isInstanceOf(TooMany.class);
    assertThat(password(browser)).isInstanceOf(TooMany.class);
  }

  @Test
  void aRightPasswordWaitsFiveMinutesForTheCode() {
    PendingSignIn pending = ((CodeNeeded) password(browser)).pending();
    house.clock.advance(Duration.ofMinutes(5).plusSeconds(1));

    assertThat(enter(pending, code(0))).isEqualTo(new Expired());
    assertThat(house.in(browser)).isNull();
  }

  @Test
  void eachRecoveryCodeSignsInOnceHoweverItIsTyped() {
    assertThat(enter(recoveryCodes.get(3).toLowerCase(Locale.ROOT).replace("-", " ")))
        .isEqualTo(new Welcome(ada));
    assertThat(enter(recoveryCodes.get(3))).isEqualTo(new Wrong());
    assertThat(enter(recoveryCodes.get(9))).isEqualTo(new Welcome(ada));
    assertThat(browser.request(own::recoveryCodes)).isEqualTo(8);
  }

  @Test
  void recoveryCodesOfOthersOpenNothing() {
    Account bob = house.account(Role.INSTRUCTOR);
    TestBrowser bobs = new TestBrowser();
    bobs.request(() -> house.signIn.byPassword(bob.signInName(), House.PASSWORD, Stay.SHORT));
    String ofBob = bobs.request(() -> own.turnOn(key, code(0))).getFirst();

    assertThat(enter(ofBob)).isEqualTo(new Wrong());
  }

  @Test
  void turningItOnOrOffNeedsThePassword() {
    house.clock.advance(Duration.ofMinutes(16));
    assertThatThrownBy(() -> atHome.request(() -> own.turnOn(SharedKey.random(), code(0))))
        .isInstanceOf(ConfirmationNeededException.class);
    assertThat(atHome.request(() -> own.turnOff("a loud bishop"))).isEqualTo(Result.WRONG);
    assertThat(atHome.request(own::isOn)).isTrue();

    assertThat(atHome.request(() -> own.turnOff(House.PASSWORD))).isEqualTo(Result.RIGHT);
    assertThat(password(browser)).isEqualTo(new Welcome(ada));
  }

  @Test
  void itIsForStaff() {
    TestBrowser pupil = house.browserOf(Role.LEARNER);

    assertThat(pupil.request(own::isOffered)).isFalse();
    assertThatThrownBy(() -> pupil.request(() -> own.turnOn(key, code(0))))
        .isInstanceOf(NotSignedIn.class);
    assertThatThrownBy(() -> new TestBrowser().request(own::isOn)).isInstanceOf(NotSignedIn.class);
  }

  @Test
  void anAdministratorResetsItAndTheLogSaysSo() {
    TestBrowser administrator = house.browserOf(Role.ADMINISTRATOR);
    administrator.request(
        () -> {
          office.administration.resetSecondStep(ada);
          return true;
        });

    assertThat(password(browser)).isEqualTo(new Welcome(ada));
    assertThat(administrator.request(() -> office.administration.log(Long.MAX_VALUE, 1)))
        .extracting(note -> note.action().word() + " " + note.subject())
        .containsExactly("second-step-reset " + ada.signInName());
  }

  @Test
  void aLinkForANewPasswordDoesNotSkipIt() {
    String token =
        house
            .browserOf(Role.ADMINISTRATOR)
            .request(() -> office.administration.passwordLink(ada.id()));

    assertThat(browser.request(() -> office.admissions.renew(token, "a loud bishop")))
        .isEqualTo(new Admission.SignInNext());
    assertThat(house.in(browser)).isNull();
    assertThat(house.passwords.isRight(ada.id(), "a loud bishop")).isTrue();
  }

  /** The code that the app shows some steps from now. */
  private String code(int stepsLater) {
    return key.code(SharedKey.stepAt(house.clock.instant()) + stepsLater);
  }

  private SignInResult password(TestBrowser where) {
    return where.request(
        () -> house.signIn.byPassword(ada.signInName(), House.PASSWORD, Stay.SHORT));
  }

  private SignInResult enter(String code) {
    return password(browser) instanceof CodeNeeded(PendingSignIn pending)
        ? enter(pending, code)
        : password(browser);
  }

  private SignInResult enter(PendingSignIn pending, String code) {
    return browser.request(() -> house.signIn.byCode(pending, code));
  }
}
