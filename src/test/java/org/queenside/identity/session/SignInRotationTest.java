package org.queenside.identity.session;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.Cookie;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** Cookies of lasting sign-ins: they are replaced, and a copy is noticed. */
@OnEveryDatabase
class SignInRotationTest {

  private final SignInFixture signInFixture;
  private final SignInFixture otherProgram;
  private TestBrowser owner = new TestBrowser();
  private Account ada;

  SignInRotationTest(TestDatabase database) {
    this.signInFixture = new SignInFixture(database);
    this.otherProgram = new SignInFixture(database);
  }

  @BeforeEach
  void signIn() {
    owner = new TestBrowser();
    ada = signInFixture.account(AccountRole.TEACHER);
    signIn(owner, new SignInOptions(true, false));
  }

  @Test
  void openingAPageReplacesTheCookieOnceADay() {
    String first = text(owner);
    open(owner);
    assertThat(text(owner)).isEqualTo(first);

    later(Duration.ofHours(25));
    open(owner);
    String second = text(owner);
    assertThat(second).isNotEqualTo(first);
    assertThat(owner.signInCookie().getMaxAge()).isEqualTo(180 * 24 * 60 * 60);
    open(owner);
    later(Duration.ofHours(1));
    open(owner);
    assertThat(text(owner)).isEqualTo(second);
    assertThat(signInFixture.in(owner)).isEqualTo(ada);
  }

  @Test
  void aSignInForADayKeepsItsCookie() {
    TestBrowser tablet = new TestBrowser();
    signIn(tablet, SignInOptions.SHORT);
    String first = text(tablet);

    later(Duration.ofHours(11));
    open(tablet);

    assertThat(text(tablet)).isEqualTo(first);
  }

  @Test
  void aCopyUsedAfterTheCookieWasReplacedSignsBothOut() {
    TestBrowser thief = owner.copy();
    nextDay(owner);

    assertThat(signInFixture.in(thief)).isNull();
    open(thief);

    assertThat(signInFixture.in(thief)).isNull();
    assertThat(signInFixture.in(owner)).isNull();
    assertThat(owner.request(signInFixture.current::wasCopied)).isTrue();
    assertThat(thief.request(signInFixture.current::wasCopied)).isTrue();
    assertThat(new TestBrowser().request(signInFixture.current::wasCopied)).isFalse();
  }

  @Test
  void aCopyUsedBeforeTheOwnerComesBackSignsBothOutToo() {
    TestBrowser thief = owner.copy();
    nextDay(thief);
    assertThat(signInFixture.in(thief)).isEqualTo(ada);

    open(owner);

    assertThat(signInFixture.in(owner)).isNull();
    assertThat(signInFixture.in(thief)).isNull();
    assertThat(owner.request(signInFixture.current::wasCopied)).isTrue();
  }

  @Test
  void signingInAgainHelpsTheOwnerAndNotTheThief() {
    TestBrowser thief = owner.copy();
    nextDay(owner);
    open(thief);

    signIn(owner, SignInOptions.SHORT);

    assertThat(signInFixture.in(owner)).isEqualTo(ada);
    assertThat(owner.request(signInFixture.current::wasCopied)).isFalse();
    assertThat(signInFixture.in(thief)).isNull();
  }

  @Test
  void ifTheResponseIsLostTheOldCookieStaysValid() {
    later(Duration.ofDays(2));
    owner.requestWithLostAnswer(() -> visited(signInFixture));
    String first = text(owner);

    later(Duration.ofDays(2));
    assertThat(signInFixture.in(owner)).isEqualTo(ada);
    open(owner);

    assertThat(text(owner)).isNotEqualTo(first);
    later(Duration.ofMinutes(3));
    assertThat(signInFixture.in(owner)).isEqualTo(ada);
    assertThat(owner.request(signInFixture.current::wasCopied)).isFalse();
  }

  @Test
  void twoTabsAtOnceStaySignedIn() {
    later(Duration.ofDays(2));
    TestBrowser slowTab = owner.copy();
    open(owner);
    assertThat(signInFixture.in(owner)).isEqualTo(ada);

    later(Duration.ofSeconds(90));
    open(slowTab);

    assertThat(signInFixture.in(slowTab)).isEqualTo(ada);
    assertThat(text(slowTab)).doesNotContain(".");
    open(owner);
    assertThat(signInFixture.in(owner)).isEqualTo(ada);
  }

  @Test
  void oneOfTwoProgramsReplacesTheCookieAndBothAgree() throws Exception {
    later(Duration.ofDays(2));
    SignInToken key = SignInToken.parse(text(owner));
    List<SignInToken> fresh;
    try (ExecutorService programs = Executors.newFixedThreadPool(2)) {
      Callable<SignInToken> one =
          () -> signInFixture.signIns.visit(key, SignInSessionService.LASTING);
      Callable<SignInToken> other =
          () -> otherProgram.signIns.visit(key, SignInSessionService.LASTING);
      fresh =
          Stream.of(programs.submit(one), programs.submit(other)).toList().stream()
              .map(
                  future -> {
                    try {
                      return future.get();
                    } catch (Exception e) {
                      throw new IllegalStateException(e);
                    }
                  })
              .filter(Objects::nonNull)
              .toList();
    }

    assertThat(fresh).hasSize(1);
    assertThat(signInFixture.signIns.find(fresh.getFirst())).isEqualTo(ada);
    assertThat(otherProgram.signIns.find(fresh.getFirst())).isEqualTo(ada);
    assertThat(otherProgram.signIns.find(key)).isEqualTo(ada);
  }

  @Test
  void theNewTokenOfTheNextDaySignsNobodyOut() {
    nextDay(owner);

    assertThat(signInFixture.in(owner)).isEqualTo(ada);
  }

  @Test
  void signingOutEndsTheSignInUnderAnyToken() {
    nextDay(owner);
    owner.request(
        () -> {
          signInFixture.signIns.end(SignInToken.parse(text(owner)).series());
          return ada;
        });

    assertThat(signInFixture.in(owner)).isNull();
    assertThat(owner.request(signInFixture.current::wasCopied)).isFalse();
  }

  @Test
  void overHttpsTheCookieBelongsToThisHostAloneAndReplacesOneFromBefore() {
    TestBrowser browser = new TestBrowser();
    browser.setCookie(new Cookie(TokenCookie.SIGN_IN.cookieName(), text(owner)));
    browser.overHttps();
    assertThat(signInFixture.in(browser)).isEqualTo(ada);

    later(Duration.ofDays(2));
    open(browser);

    assertThat(browser.cookieNames()).containsExactly("__Host-queenside-sign-in");
    assertThat(browser.signInCookie().getSecure()).isTrue();
    assertThat(browser.signInCookie().getPath()).isEqualTo("/");
    assertThat(browser.signInCookie().getDomain()).isNull();
    assertThat(signInFixture.in(browser)).isEqualTo(ada);
  }

  @Test
  void belowAPathTheCookieHasNoPrefixAsBrowsersWouldRefuseIt() {
    TestBrowser browser = new TestBrowser().overHttps().under("/chess");
    signIn(browser, SignInOptions.SHORT);

    assertThat(browser.signInCookie().getName()).isEqualTo("queenside-sign-in");
    assertThat(browser.signInCookie().getPath()).isEqualTo("/chess/");
  }

  private void signIn(TestBrowser browser, SignInOptions stay) {
    browser.request(
        () -> {
          signInFixture.arrival.start(ada, stay, true);
          return ada;
        });
  }

  /** Comes back after a day, and continues for a while. */
  private void nextDay(TestBrowser browser) {
    later(Duration.ofDays(2));
    open(browser);
    later(Duration.ofMinutes(3));
    assertThat(signInFixture.in(browser)).isEqualTo(ada);
  }

  private void later(Duration time) {
    signInFixture.clock.advance(time);
    otherProgram.clock.advance(time);
  }

  private void open(TestBrowser browser) {
    browser.request(() -> visited(signInFixture));
  }

  private static boolean visited(SignInFixture signInFixture) {
    signInFixture.current.renew();
    return true;
  }

  private static String text(TestBrowser browser) {
    return browser.signInCookie().getValue();
  }
}
