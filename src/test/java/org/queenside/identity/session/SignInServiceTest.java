package org.queenside.identity.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.Password;
import org.queenside.identity.account.Token;
import org.queenside.identity.session.SignInResult.RateLimited;
import org.queenside.identity.session.SignInResult.SignedIn;
import org.queenside.identity.session.SignInResult.WrongCredentials;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.StoreUnavailableException;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class SignInServiceTest {

  private static final SignInOptions LASTING = new SignInOptions(true, false);

  private final TestDatabase database;
  private final SignInFixture signInFixture;
  private final TestBrowser browser = new TestBrowser();

  SignInServiceTest(TestDatabase database) {
    this.database = database;
    this.signInFixture = new SignInFixture(database);
  }

  @BeforeEach
  void noTriesYet() {
    database.jdbc().sql("delete from sign_in_limit").update();
  }

  @Test
  void nameAndPasswordSignInInThisBrowserAndInNoOther() {
    Account ada = signInFixture.account(AccountRole.TEACHER);

    assertThat(byPassword(ada.signInName().toUpperCase(Locale.ROOT) + " ", SignInFixture.PASSWORD))
        .isEqualTo(new SignedIn(ada));

    assertThat(signInFixture.in(browser)).isEqualTo(ada);
    assertThat(signInFixture.in(new TestBrowser())).isNull();
  }

  @Test
  void anUnknownNameCannotBeToldFromAWrongPassword() {
    Account ada = signInFixture.account(AccountRole.TEACHER);
    Account withoutPassword =
        signInFixture.accounts.add(AccountRole.LEARNER, "Bob", "bob " + UUID.randomUUID());

    assertThat(byPassword(ada.signInName(), "another rook")).isEqualTo(new WrongCredentials());
    assertThat(byPassword("nobody " + UUID.randomUUID(), "another rook"))
        .isEqualTo(new WrongCredentials());
    assertThat(byPassword(withoutPassword.signInName(), "")).isEqualTo(new WrongCredentials());
    assertThat(byPassword(ada.signInName(), "x".repeat(1000))).isEqualTo(new WrongCredentials());

    long known = quickest(() -> signInFixture.passwords.matches(ada.id(), "another rook"));
    assertThat(quickest(() -> signInFixture.passwords.matches(null, "another rook")))
        .isBetween(known / 3, known * 3);
    assertThat(
            quickest(() -> signInFixture.passwords.matches(withoutPassword.id(), "another rook")))
        .isBetween(known / 3, known * 3);
    assertThat(signInFixture.in(browser)).isNull();
  }

  @Test
  void afterTenWrongTriesOneIsCheckedEveryFiveMinutesEvenIfItIsRight() {
    Account ada = signInFixture.account(AccountRole.LEARNER);
    IntStream.range(0, 10)
        .forEach(
            _ ->
                assertThat(byPassword(ada.signInName(), "wrong"))
                    .isEqualTo(new WrongCredentials()));

    assertThat(byPassword(ada.signInName(), SignInFixture.PASSWORD))
        .isEqualTo(new RateLimited(Duration.ofMinutes(5)));
    signInFixture.clock.advance(Duration.ofMinutes(5));

    assertThat(byPassword(ada.signInName(), SignInFixture.PASSWORD)).isEqualTo(new SignedIn(ada));
  }

  @Test
  void triesAreLimitedForUnknownNamesToo() {
    String nobody = "nobody " + UUID.randomUUID();
    IntStream.range(0, 10)
        .forEach(_ -> assertThat(byPassword(nobody, "wrong")).isEqualTo(new WrongCredentials()));

    assertThat(byPassword(nobody.toUpperCase(Locale.ROOT), "wrong"))
        .isEqualTo(new RateLimited(Duration.ofMinutes(5)));
  }

  @Test
  void theRightPasswordUsesUpNoTry() {
    Account ada = signInFixture.account(AccountRole.LEARNER);

    IntStream.range(0, 12)
        .forEach(
            _ ->
                assertThat(byPassword(ada.signInName(), SignInFixture.PASSWORD))
                    .isEqualTo(new SignedIn(ada)));
  }

  @Test
  void classCodeCardAndItsWordsSignIn() {
    Account pupil =
        signInFixture.accounts.add(AccountRole.LEARNER, "Cem", "cem " + UUID.randomUUID());
    Password words = Password.words();
    signInFixture.passwords.set(pupil.id(), signInFixture.passwords.hash(words));
    signInFixture.cards.put("KPRT 7", pupil.id());

    assertThat(byCard("KPRT", "8", words.text())).isEqualTo(new WrongCredentials());
    assertThat(byCard("KPRT", "seven", words.text())).isEqualTo(new WrongCredentials());
    assertThat(byCard("KPRT", "99999999999", words.text())).isEqualTo(new WrongCredentials());
    assertThat(byCard("KPRT", " 7 ", words.text().replace('-', ' ')))
        .isEqualTo(new SignedIn(pupil));
  }

  @Test
  void triesByNameAndByCardCountTogether() {
    Account pupil = signInFixture.account(AccountRole.LEARNER);
    signInFixture.cards.put("KPRT 9", pupil.id());
    IntStream.range(0, 5).forEach(_ -> byPassword(pupil.signInName(), "wrong"));
    IntStream.range(0, 5).forEach(_ -> byCard("KPRT", "9", "wrong"));

    assertThat(byCard("KPRT", "9", SignInFixture.PASSWORD)).isInstanceOf(RateLimited.class);
  }

  @Test
  void wrongShortCodesBlockOnlyShortCodes() {
    Account pupil = signInFixture.account(AccountRole.LEARNER);
    signInFixture.cards.put("KPRT 3", pupil.id());
    String card = signInFixture.codes.newCard(pupil.id());
    String code = signInFixture.codes.newShort(pupil.id());
    byPassword(pupil.signInName(), "wrong");
    IntStream.range(0, 1000).forEach(_ -> byCode("nobodys"));
    assertThat(byCode(code)).isInstanceOf(RateLimited.class);

    assertThat(byToken(card)).isEqualTo(new SignedIn(pupil));
    assertThat(byPassword(pupil.signInName(), SignInFixture.PASSWORD))
        .isEqualTo(new SignedIn(pupil));
    assertThat(byCard("KPRT", "3", SignInFixture.PASSWORD)).isEqualTo(new SignedIn(pupil));
  }

  @Test
  void wrongSignInsAtAnAddressBlockNeitherShortCodesNorOtherAccounts() {
    Account pupil = signInFixture.account(AccountRole.LEARNER);
    Account administrator = signInFixture.account(AccountRole.ADMINISTRATOR);
    String code = signInFixture.codes.newShort(pupil.id());
    IntStream.range(0, 500).forEach(time -> byPassword("nobody " + time, "wrong"));
    IntStream.range(0, 600).forEach(time -> byCard("KPRT", "" + time, "wrong"));

    assertThat(byPassword(administrator.signInName(), SignInFixture.PASSWORD))
        .isEqualTo(new SignedIn(administrator));
    assertThat(byCode(code)).isEqualTo(new SignedIn(pupil));
  }

  @Test
  void aLoginCardSignsInAgainAndAgainUntilThereIsANewOne() {
    Account pupil = signInFixture.account(AccountRole.LEARNER);
    String card = signInFixture.codes.newCard(pupil.id());

    assertThat(byToken(card)).isEqualTo(new SignedIn(pupil));
    assertThat(byToken(card)).isEqualTo(new SignedIn(pupil));
    String newer = signInFixture.codes.newCard(pupil.id());

    assertThat(byToken(card)).isEqualTo(new WrongCredentials());
    assertThat(byToken(newer)).isEqualTo(new SignedIn(pupil));
  }

  @Test
  void aShortCodeWorksOnceForTenMinutesHoweverItIsTyped() {
    Account pupil = signInFixture.account(AccountRole.LEARNER);
    String first = signInFixture.codes.newShort(pupil.id());
    assertThat(byCode(" " + first.toLowerCase(Locale.ROOT).replace("-", " ")))
        .isEqualTo(new SignedIn(pupil));
    assertThat(byCode(first)).isEqualTo(new WrongCredentials());

    String late = signInFixture.codes.newShort(pupil.id());
    signInFixture.clock.advance(Duration.ofMinutes(10).plusSeconds(1));
    assertThat(byCode(late)).isEqualTo(new WrongCredentials());
  }

  @Test
  void inputThatIsTooLongIsWrongAndLeavesNothingBehind() {
    Account ada = signInFixture.account(AccountRole.LEARNER);
    String megabyte = "x".repeat(1 << 20);
    long known = quickest(() -> byPassword(ada.signInName(), "wrong"));
    signInFixture.lockouts.unlock(ada.id());

    assertThat(byPassword(megabyte, SignInFixture.PASSWORD)).isEqualTo(new WrongCredentials());
    assertThat(byPassword(ada.signInName(), megabyte)).isEqualTo(new WrongCredentials());
    assertThat(byCard(megabyte, "7", SignInFixture.PASSWORD)).isEqualTo(new WrongCredentials());
    assertThat(byCard("KPRT", megabyte, SignInFixture.PASSWORD)).isEqualTo(new WrongCredentials());
    assertThat(byCode(megabyte)).isEqualTo(new WrongCredentials());
    assertThat(quickest(() -> byPassword(megabyte, SignInFixture.PASSWORD))).isLessThan(known * 5);
    assertThat(
            database
                .jdbc()
                .sql("select max(char_length(key_hash)) from sign_in_limit")
                .query(Integer.class)
                .single())
        .isEqualTo(64);
  }

  @Test
  void aNewCardOrPasswordOpensAnAccountThatStrangersKeepLocked() {
    Account pupil = signInFixture.account(AccountRole.LEARNER);
    IntStream.range(0, 11).forEach(_ -> byPassword(pupil.signInName(), "wrong"));
    assertThat(byPassword(pupil.signInName(), SignInFixture.PASSWORD))
        .isInstanceOf(RateLimited.class);

    signInFixture.passwordReset.reset(
        pupil.id(), signInFixture.passwords.hash(Password.chosen("a loud bishop")));

    assertThat(byPassword(pupil.signInName(), "a loud bishop")).isEqualTo(new SignedIn(pupil));
  }

  @Test
  void aDeviceIsKnownByARandomNumberThatSignsNobodyIn() {
    Account ada = signInFixture.account(AccountRole.LEARNER);
    byPassword(ada.signInName(), "wrong");
    assertThat(browser.cookie(TokenCookie.DEVICE.cookieName())).isNull();
    byPassword(ada.signInName(), SignInFixture.PASSWORD);

    var cookie = browser.cookie(TokenCookie.DEVICE.cookieName());
    assertThat(cookie.isHttpOnly()).isTrue();
    assertThat(cookie.getAttribute("SameSite")).isEqualTo("Strict");
    assertThat(cookie.getMaxAge()).isEqualTo(400 * 24 * 60 * 60);
    TestBrowser other = new TestBrowser();
    other.setCookie(cookie);
    assertThat(signInFixture.in(other)).isNull();
    assertThat(
            database
                .jdbc()
                .sql("select count(*) from known_device where device_hash = ?")
                .param(new Token(cookie.getValue()).sha256())
                .query(Integer.class)
                .single())
        .isEqualTo(1);
    byPassword(ada.signInName(), SignInFixture.PASSWORD);
    assertThat(browser.cookie(TokenCookie.DEVICE.cookieName()).getValue())
        .isEqualTo(cookie.getValue());
  }

  @Test
  void aNewPasswordForALostOneDisablesEveryOtherWayIn() {
    Account pupil = signInFixture.account(AccountRole.LEARNER);
    String card = signInFixture.codes.newCard(pupil.id());
    String code = signInFixture.codes.newShort(pupil.id());
    byPassword(pupil.signInName(), SignInFixture.PASSWORD);

    signInFixture.passwordReset.reset(
        pupil.id(), signInFixture.passwords.hash(Password.chosen("a loud bishop")));

    assertThat(signInFixture.in(browser)).isNull();
    assertThat(byToken(card)).isEqualTo(new WrongCredentials());
    assertThat(byCode(code)).isEqualTo(new WrongCredentials());
    assertThat(byPassword(pupil.signInName(), SignInFixture.PASSWORD))
        .isEqualTo(new WrongCredentials());
    assertThat(byPassword(pupil.signInName(), "a loud bishop")).isEqualTo(new SignedIn(pupil));
  }

  @Test
  void signingInOnADeviceEndsTheSignInBefore() {
    Account first = signInFixture.account(AccountRole.LEARNER);
    Account second = signInFixture.account(AccountRole.LEARNER);
    byPassword(first.signInName(), SignInFixture.PASSWORD);
    var old = browser.signInCookie();
    byPassword(second.signInName(), SignInFixture.PASSWORD);

    assertThat(signInFixture.in(browser)).isEqualTo(second);
    TestBrowser thief = new TestBrowser();
    thief.setCookie(old);
    assertThat(signInFixture.in(thief)).isNull();
  }

  @Test
  void theCookieIsOutOfReachOfScriptsAndOtherSitesAndEndsWithTheBrowser() {
    byPassword(signInFixture.account(AccountRole.LEARNER).signInName(), SignInFixture.PASSWORD);

    var cookie = browser.signInCookie();
    assertThat(cookie.isHttpOnly()).isTrue();
    assertThat(cookie.getAttribute("SameSite")).isEqualTo("Lax");
    assertThat(cookie.getMaxAge()).isEqualTo(-1);
    assertThat(database.jdbc().sql("select token_hash from sign_in").query(byte[].class).list())
        .allMatch(hash -> hash.length == 32);
    signInFixture.clock.advance(SignInSessionService.PASSING.plusSeconds(1));
    assertThat(signInFixture.in(browser)).isNull();
  }

  @Test
  void aLastingSignInLastsAsLongAsItIsUsed() {
    Account ada = signInFixture.account(AccountRole.TEACHER);
    browser.request(
        () -> signInFixture.signIn.byPassword(ada.signInName(), SignInFixture.PASSWORD, LASTING));
    assertThat(browser.signInCookie().getMaxAge()).isEqualTo(180 * 24 * 60 * 60);

    for (int month = 0; month < 12; month++) {
      signInFixture.clock.advance(Duration.ofDays(30));
      browser.loseSession();
      assertThat(signInFixture.in(browser)).isEqualTo(ada);
      browser.request(
          () -> {
            signInFixture.current.renew();
            return ada;
          });
    }
    signInFixture.clock.advance(SignInSessionService.LASTING.plusSeconds(1));
    assertThat(signInFixture.in(browser)).isNull();
    assertThat(signInFixture.signIns.deleteExpired()).isPositive();
  }

  @Test
  void withoutADatabaseSigningInFailsWithAPlainException() {
    try (TestDatabase gone = TestDatabase.onH2()) {
      SignInFixture other = new SignInFixture(gone);
      Account ada = other.account(AccountRole.LEARNER);
      gone.close();

      assertThatThrownBy(
              () ->
                  browser.request(
                      () ->
                          other.signIn.byPassword(
                              ada.signInName(), SignInFixture.PASSWORD, SignInOptions.SHORT)))
          .isInstanceOf(StoreUnavailableException.class);
    }
    assertThat(browser.signInCookie()).isNull();
  }

  private SignInResult byPassword(String name, String password) {
    return browser.request(
        () -> signInFixture.signIn.byPassword(name, password, SignInOptions.SHORT));
  }

  private SignInResult byCard(String code, String card, String password) {
    return browser.request(
        () -> signInFixture.signIn.byCard(code, card, password, SignInOptions.SHORT));
  }

  private SignInResult byToken(String token) {
    return browser.request(() -> signInFixture.signIn.byCard(token, SignInOptions.SHORT));
  }

  private SignInResult byCode(String code) {
    return browser.request(() -> signInFixture.signIn.byShortCode(code));
  }

  /**
   * The minimum of a few runs is the cost of the work itself, whatever else the machine is doing.
   */
  /** Measures the thread's own processor time, which doesn't grow when other tests run. */
  private static long quickest(Runnable work) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return LongStream.range(0, 20)
        .map(
            _ -> {
              long begin = threads.getCurrentThreadCpuTime();
              work.run();
              return threads.getCurrentThreadCpuTime() - begin;
            })
        .min()
        .orElseThrow();
  }
}
