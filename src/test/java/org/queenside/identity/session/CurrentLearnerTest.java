package org.queenside.identity.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.servlet.http.Cookie;
import java.time.Clock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.account.Token;
import org.queenside.store.StoreUnavailableException;
import org.queenside.store.TestDatabase;

class CurrentLearnerTest {

  private final TestDatabase database = TestDatabase.onH2();
  private final LearnerRepository learners =
      new LearnerRepository(database.jdbc(), database.transactions(), Clock.systemUTC());
  private final CurrentLearner current = TestAccounts.currentLearner(database, learners);
  private final TestBrowser browser = new TestBrowser();

  @AfterEach
  void closeDatabase() {
    database.close();
  }

  @Test
  void aVisitorWhoDoesNothingLeavesNoTrace() {
    browser.request(current::find);
    openPage(browser);

    assertThat(learners.all()).isEmpty();
    assertThat(browser.guestCookie()).isNull();
  }

  @Test
  void aGuestIsKnownAgainAfterTheSessionIsLost() {
    LearnerId guest = browser.request(current::findOrCreate);

    browser.loseSession();

    assertThat(browser.request(current::find)).isEqualTo(guest);
    assertThat(browser.request(current::findOrCreate)).isEqualTo(guest);
    assertThat(learners.all()).containsExactly(guest);
  }

  @Test
  void aControllerKnowsAGuestWithoutASession() {
    LearnerId guest = browser.request(current::findOrCreate);

    browser.withoutSession();

    assertThat(browser.request(current::find)).isEqualTo(guest);
    assertThat(browser.request(current::findOrCreate)).isEqualTo(guest);
    assertThat(browser.request(current::known)).isNull();
    assertThat(browser.guestCookie()).isNotNull();
  }

  @Test
  void aFirstAttemptThroughAControllerMakesAGuest() {
    LearnerId guest = browser.withoutSession().request(current::findOrCreate);

    assertThat(browser.request(current::find)).isEqualTo(guest);
    assertThat(learners.all()).containsExactly(guest);
  }

  @Test
  void twoBrowsersAreTwoGuests() {
    assertThat(browser.request(current::findOrCreate))
        .isNotEqualTo(new TestBrowser().request(current::findOrCreate));
  }

  @Test
  void theCookieIsOutOfReachOfScriptsAndOtherSites() {
    browser.request(current::findOrCreate);

    Cookie cookie = browser.guestCookie();
    assertThat(cookie.isHttpOnly()).isTrue();
    assertThat(cookie.getAttribute("SameSite")).isEqualTo("Lax");
    assertThat(cookie.getPath()).isEqualTo("/");
    assertThat(cookie.getMaxAge()).isEqualTo(400 * 24 * 60 * 60);
    assertThat(cookie.getSecure()).isFalse();
  }

  @Test
  void overHttpsTheCookieIsSecure() {
    browser.overHttps().request(current::findOrCreate);

    assertThat(browser.guestCookie().getSecure()).isTrue();
    assertThat(browser.guestCookie().getName()).isEqualTo("__Host-queenside-guest");
    assertThat(browser.guestCookie().getPath()).isEqualTo("/");
  }

  @Test
  void theCookieKeepsToTheProgramsOwnPath() {
    browser.under("/chess").request(current::findOrCreate);

    assertThat(browser.guestCookie().getPath()).isEqualTo("/chess/");
  }

  @Test
  void aCookieWhoseAnswerGotLostIsSentAgain() {
    LearnerId guest = browser.requestWithLostAnswer(current::findOrCreate);
    assertThat(browser.guestCookie()).isNull();

    browser.request(current::find);
    browser.loseSession();

    assertThat(browser.request(current::find)).isEqualTo(guest);
  }

  @Test
  void openingAPageRenewsTheCookie() {
    LearnerId guest = browser.request(current::findOrCreate);
    Cookie first = browser.guestCookie();

    openPage(browser);

    assertThat(browser.guestCookie()).isNotSameAs(first).isEqualTo(first);
    assertThat(browser.request(current::find)).isEqualTo(guest);
  }

  @Test
  void aTokenThatIsNotOursIsNeverAdopted() {
    Token planted = Token.random();
    browser.setCookie(new Cookie(TokenCookie.GUEST.cookieName(), planted.text()));

    assertThat(browser.request(current::find)).isNull();
    browser.request(current::findOrCreate);

    assertThat(browser.guestCookie().getValue()).isNotEqualTo(planted.text());
    assertThat(learners.find(planted)).isNull();
  }

  @Test
  void forgettingDeletesTheGuestAndTheCookie() {
    browser.request(current::findOrCreate);

    forget(browser);

    assertThat(learners.all()).isEmpty();
    assertThat(browser.guestCookie()).isNull();
    assertThat(browser.request(current::find)).isNull();
  }

  @Test
  void aTabLeftOpenGoesOnAsANewGuest() {
    LearnerId forgotten = browser.request(current::findOrCreate);
    forget(browser);

    LearnerId fromTheOtherTab = browser.request(current::findOrCreate);

    assertThat(fromTheOtherTab).isNotEqualTo(forgotten);
    assertThat(learners.all()).containsExactly(fromTheOtherTab);
  }

  @Test
  void aRequestThatWasOnItsWayWhileTheGuestWasForgottenBringsNothingBack() {
    LearnerId forgotten = browser.request(current::findOrCreate);

    LearnerId later =
        browser.request(
            () -> {
              learners.forget(forgotten);
              return current.findOrCreate();
            });

    assertThat(later).isNotEqualTo(forgotten);
    assertThat(learners.all()).containsExactly(later);
    browser.loseSession();
    assertThat(browser.request(current::find)).isEqualTo(later);
  }

  @Test
  void anUnknownVisitorCanBeForgotten() {
    forget(browser);

    assertThat(learners.all()).isEmpty();
  }

  @Test
  void withoutADatabaseThereIsAPlainException() {
    browser.request(current::findOrCreate);
    database.close();

    assertThatThrownBy(() -> browser.request(current::find))
        .isInstanceOf(StoreUnavailableException.class);
    assertThatThrownBy(() -> browser.request(current::findOrCreate))
        .isInstanceOf(StoreUnavailableException.class);
    assertThatThrownBy(() -> forget(browser)).isInstanceOf(StoreUnavailableException.class);
    assertThat(browser.guestCookie()).isNotNull();
  }

  private void openPage(TestBrowser visitor) {
    visitor.request(
        () -> {
          current.renew();
          return true;
        });
  }

  private void forget(TestBrowser visitor) {
    visitor.request(
        () -> {
          current.forget();
          return true;
        });
  }
}
