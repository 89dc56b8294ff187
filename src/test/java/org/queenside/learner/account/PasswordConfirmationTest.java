package org.queenside.learner.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.database.OnEveryDatabase;
import org.queenside.database.TestDatabase;
import org.queenside.learner.Account;
import org.queenside.learner.ConfirmationNeededException;
import org.queenside.learner.House;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.Role;
import org.queenside.learner.SignInResult;
import org.queenside.learner.Stay;
import org.queenside.learner.TestBrowser;
import org.queenside.learner.account.PasswordConfirmation.Result;

/** Administration asks for the password when it was last given too long ago in this browser. */
@OnEveryDatabase
class PasswordConfirmationTest {

  private final TestDatabase database;
  private final Office office;
  private final House house;
  private final PasswordConfirmation confirmation;
  private final TestBrowser browser = new TestBrowser();
  private Account ada;

  PasswordConfirmationTest(TestDatabase database) {
    this.database = database;
    this.office = new Office(database);
    this.house = office.house;
    this.confirmation = new PasswordConfirmation(house.current, house.passwords, house.limit);
  }

  @BeforeEach
  void anAdministrator() {
    ada = house.account(Role.ADMINISTRATOR);
  }

  @Test
  void aPasswordOpensAdministrationForFifteenMinutesAndAgainWhenTypedAgain() {
    signIn(browser);
    assertThat(opens(browser)).isTrue();

    house.clock.advance(Duration.ofMinutes(15).minusSeconds(1));
    assertThat(opens(browser)).isTrue();
    house.clock.advance(Duration.ofSeconds(2));
    assertThat(opens(browser)).isFalse();
    assertThat(house.in(browser)).as("still signed in").isEqualTo(ada);

    assertThat(confirm(browser, "a loud bishop")).isEqualTo(Result.WRONG);
    assertThat(opens(browser)).isFalse();
    assertThat(confirm(browser, House.PASSWORD)).isEqualTo(Result.RIGHT);
    assertThat(opens(browser)).isTrue();
  }

  @Test
  void nothingIsChangedWithoutIt() {
    signIn(browser);
    house.clock.advance(Duration.ofMinutes(16));

    assertThatThrownBy(
            () -> browser.request(() -> office.invitationDesk.invite(Role.ADMINISTRATOR, "for me")))
        .isInstanceOf(ConfirmationNeededException.class);

    confirm(browser, House.PASSWORD);
    assertThat(browser.request(office.invitationDesk::invitations))
        .noneMatch(invitation -> invitation.note().equals("for me"));
  }

  @Test
  void aCardOrACodeIsNoPassword() {
    String card = house.codes.newCard(ada.id());
    String code = house.codes.newShort(ada.id());

    browser.request(() -> house.signIn.byCard(card, Stay.SHORT));
    assertThat(opens(browser)).isFalse();
    browser.request(() -> house.signIn.byShortCode(code));
    assertThat(opens(browser)).isFalse();
  }

  @Test
  void itCountsForThatBrowserAlone() {
    TestBrowser elsewhere = new TestBrowser();
    signIn(elsewhere);
    signIn(browser);
    house.clock.advance(Duration.ofMinutes(16));

    confirm(browser, House.PASSWORD);

    assertThat(opens(browser)).isTrue();
    assertThat(opens(elsewhere)).isFalse();
  }

  @Test
  void anotherProgramOnTheSameDatabaseKnowsIt() {
    signIn(browser);
    Office other = new Office(database);

    assertThat(browser.request(other.administration::staff)).isNotEmpty();
  }

  @Test
  void wrongTriesCountLikeThoseAtSigningIn() {
    signIn(browser);
    // Ten for this device, on which the account has signed in, and ten for all others.
    for (int guess = 0; guess < 20; guess++) {
      assertThat(confirm(browser, "a loud bishop " + guess)).isEqualTo(Result.WRONG);
    }

    assertThat(confirm(browser, House.PASSWORD)).isEqualTo(Result.TOO_MANY);
    assertThat(signIn(new TestBrowser())).isInstanceOf(SignInResult.TooMany.class);
  }

  @Test
  void aVisitorIsAskedForNothing() {
    assertThatThrownBy(() -> confirm(new TestBrowser(), House.PASSWORD))
        .isInstanceOf(NotSignedIn.class);
  }

  private SignInResult signIn(TestBrowser where) {
    return where.request(
        () -> house.signIn.byPassword(ada.signInName(), House.PASSWORD, Stay.SHORT));
  }

  private Result confirm(TestBrowser where, String password) {
    return where.request(() -> confirmation.confirm(password));
  }

  private boolean opens(TestBrowser where) {
    try {
      return !where.request(office.administration::staff).isEmpty();
    } catch (ConfirmationNeededException e) {
      return false;
    }
  }
}
