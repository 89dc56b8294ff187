package org.queenside.identity.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.Token;
import org.queenside.identity.session.VerificationResult.RateLimited;
import org.queenside.identity.session.VerificationResult.Rejected;
import org.queenside.identity.session.VerificationResult.Verified;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** The figures used in docs/decisions/0012-accounts.md. */
@OnEveryDatabase
class SignInRateLimiterTest {

  private final TestDatabase database;
  private final SignInFixture signInFixture;
  private final TestBrowser stranger = new TestBrowser().from("192.0.2.1");

  SignInRateLimiterTest(TestDatabase database) {
    this.database = database;
    this.signInFixture = new SignInFixture(database);
  }

  @BeforeEach
  void noTriesYet() {
    database.jdbc().sql("delete from sign_in_limit").update();
  }

  @Test
  void aClassOf28BehindOneAddressMayMistypeTenTimesEachAtOnce() {
    for (int pupil = 0; pupil < 28; pupil++) {
      for (int slip = 0; slip < 10; slip++) {
        assertThat(wrong(stranger, "pupil " + pupil)).isEqualTo(new Rejected<>());
      }
    }
  }

  @Test
  void aThousandLearnersBehindOneAddressMayMistypeOnceEachAndThenFiveAMinute() {
    for (int learner = 0; learner < 1000; learner++) {
      assertThat(wrong(stranger, "learner " + learner)).isEqualTo(new Rejected<>());
    }
    assertThat(wrong(stranger, "learner 0")).isEqualTo(new RateLimited<>(Duration.ofSeconds(12)));

    int looked = 0;
    for (int minute = 0; minute < 4; minute++) {
      signInFixture.clock.advance(Duration.ofMinutes(1));
      for (int name = 0; name < 7; name++) {
        String learner = "learner " + (7 * minute + name);
        looked += wrong(stranger, learner).equals(new Rejected<>()) ? 1 : 0;
      }
    }
    assertThat(looked).isEqualTo(20);
  }

  @Test
  void anAddressWithoutTriesStillSignsInEachAccountThatHasAllOfItsOwn() {
    IntStream.range(0, 1000).forEach(time -> wrong(stranger, "name " + time));

    IntStream.range(0, 100)
        .forEach(_ -> assertThat(right(stranger, "ada")).isEqualTo(new Verified<>("ada")));
    assertThat(wrong(stranger, "bob")).isEqualTo(new Rejected<>());
    assertThat(right(stranger, "bob")).isEqualTo(new RateLimited<>(Duration.ofSeconds(12)));
    assertThat(right(new TestBrowser().from("192.0.2.2"), "bob")).isEqualTo(new Verified<>("bob"));
  }

  @Test
  void triesBeyondThoseOfTheAddressAreCheckedOneByOneAndFewWait() throws Exception {
    IntStream.range(0, 1000).forEach(time -> wrong(stranger, "name " + time));
    CountDownLatch decided = new CountDownLatch(40);
    List<Integer> atOnce = Collections.synchronizedList(new ArrayList<>());
    AtomicInteger now = new AtomicInteger();
    try (ExecutorService guesser = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<VerificationResult<String>>> tries =
          IntStream.range(0, 60)
              .mapToObj(
                  number ->
                      guesser.submit(
                          () -> {
                            VerificationResult<String> result =
                                stranger.request(
                                    () ->
                                        signInFixture.limit.verify(
                                            "flood " + number,
                                            () -> {
                                              atOnce.add(now.incrementAndGet());
                                              await(decided);
                                              now.decrementAndGet();
                                              return null;
                                            }));
                            if (result instanceof RateLimited<String>) {
                              decided.countDown();
                            }
                            return result;
                          }))
              .toList();
      int refused = 0;
      for (Future<VerificationResult<String>> one : tries) {
        refused += one.get().equals(new RateLimited<>(Duration.ofSeconds(5))) ? 1 : 0;
      }
      assertThat(refused).isEqualTo(40);
      assertThat(atOnce).containsOnly(1);
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SIGN_IN")
  void triesAtOneFormUseUpNoneOfAnother(LimitedForm form) {
    assertThat(at(form, null)).isEqualTo(new Rejected<>());
    // As if 999 more had followed.
    database.jdbc().sql("update sign_in_limit set full_at = full_at + 999 * 12000").update();
    wrong(stranger, "ada");

    assertThat(at(form, "right")).isEqualTo(new RateLimited<>(Duration.ofSeconds(12)));
    assertThat(right(stranger, "ada")).isEqualTo(new Verified<>("ada"));
    assertThat(EnumSet.complementOf(EnumSet.of(form, LimitedForm.SIGN_IN)))
        .allSatisfy(other -> assertThat(at(other, "right")).isEqualTo(new Verified<>("right")));
  }

  @Test
  void anAccountHas40TriesADayAfterTheFirst40FromHoweverManyAddresses() {
    int looked = 0;
    for (int time = 0; time < 3 * 24 * 12; time++) {
      TestBrowser one = new TestBrowser().from("10.0." + time % 250 + "." + time / 250);
      looked += wrong(one, "ada").equals(new Rejected<>()) ? 1 : 0;
      signInFixture.clock.advance(Duration.ofMinutes(5));
    }
    assertThat(looked).isBetween(40 + 3 * 40 - 1, 40 + 3 * 40);
  }

  @Test
  void aRightTryCostsNothing() {
    IntStream.range(0, 100)
        .forEach(_ -> assertThat(right(stranger, "ada")).isEqualTo(new Verified<>("ada")));

    IntStream.range(0, 10)
        .forEach(_ -> assertThat(wrong(stranger, "ada")).isEqualTo(new Rejected<>()));
  }

  @Test
  void strangersCannotBlockADeviceThatTheAccountKnows() {
    Account ada = signInFixture.account(AccountRole.ADMINISTRATOR);
    TestBrowser own = new TestBrowser().from("192.0.2.1");
    signIn(own, ada);
    for (int time = 0; time < 1000; time++) {
      wrong(stranger, time < 10 ? ada.id().toString() : "name " + time);
    }

    assertThat(right(stranger, ada.id().toString())).isInstanceOf(RateLimited.class);
    assertThat(right(own, ada.id().toString())).isInstanceOf(Verified.class);
  }

  @Test
  void wrongTriesOnAKnownDeviceBlockNoOtherDeviceAndAreLimited() {
    Account ada = signInFixture.account(AccountRole.LEARNER);
    TestBrowser own = new TestBrowser().from("192.0.2.1");
    signIn(own, ada);
    IntStream.range(0, 10)
        .forEach(_ -> assertThat(wrong(own, ada.id().toString())).isEqualTo(new Rejected<>()));

    assertThat(right(stranger, ada.id().toString())).isInstanceOf(Verified.class);
    IntStream.range(0, 10)
        .forEach(_ -> assertThat(wrong(own, ada.id().toString())).isEqualTo(new Rejected<>()));
    assertThat(wrong(own, ada.id().toString())).isInstanceOf(RateLimited.class);
  }

  @Test
  void aPupilSignsInOnASchoolDeviceAlthoughTheTriesOfTheAddressAreUsedUp() {
    TestBrowser tablet = new TestBrowser().from("192.0.2.1");
    signIn(tablet, signInFixture.account(AccountRole.TEACHER));
    wrong(stranger, "cem");
    IntStream.range(0, 1000).forEach(time -> wrong(stranger, "name " + time));

    assertThat(right(stranger, "cem")).isInstanceOf(RateLimited.class);
    assertThat(right(tablet, "cem")).isEqualTo(new Verified<>("cem"));
    IntStream.range(0, 60)
        .forEach(time -> assertThat(wrong(tablet, "pupil " + time)).isEqualTo(new Rejected<>()));
    assertThat(wrong(tablet, "cem")).isInstanceOf(RateLimited.class);
  }

  @Test
  void onlyDevicesThatHaveSignedInCountAndOnlyTenForEachAccount() {
    TestBrowser forged = new TestBrowser().from("192.0.2.1");
    forged.setCookie(
        new jakarta.servlet.http.Cookie(TokenCookie.DEVICE.cookieName(), Token.random().text()));
    List.of("ada", "bob").forEach(name -> wrong(stranger, name));
    IntStream.range(0, 1000).forEach(time -> wrong(stranger, "name " + time));
    assertThat(right(forged, "ada")).isInstanceOf(RateLimited.class);

    Account ada = signInFixture.account(AccountRole.LEARNER);
    List<TestBrowser> browsers =
        IntStream.range(0, 12).mapToObj(_ -> new TestBrowser().from("192.0.2.1")).toList();
    browsers.forEach(browser -> signIn(browser, ada));
    assertThat(browsers.stream().filter(browser -> right(browser, "bob") instanceof Verified<?>))
        .hasSize(10);
  }

  @Test
  void anAccountsTenLatestDevicesAreKnown() {
    Account ada = signInFixture.account(AccountRole.LEARNER);
    List<TestBrowser> browsers = new ArrayList<>();
    for (int day = 0; day < 12; day++) {
      browsers.add(new TestBrowser());
      signIn(browsers.getLast(), ada);
      signInFixture.clock.advance(Duration.ofDays(1));
    }
    assertThat(browsers.subList(0, 2)).noneMatch(this::isKnown);
    assertThat(browsers.subList(2, 12)).allMatch(this::isKnown);
  }

  @Test
  void twoProgramsCountTogether() {
    SignInFixture other = new SignInFixture(database);
    for (int time = 0; time < 5; time++) {
      assertThat(wrong(stranger, "ada")).isEqualTo(new Rejected<>());
      assertThat(stranger.request(() -> other.limit.<String>verify("ada", () -> null)))
          .isEqualTo(new Rejected<>());
    }

    assertThat(right(stranger, "ada")).isInstanceOf(RateLimited.class);
    assertThat(stranger.request(() -> other.limit.verify("ada", () -> "ada")))
        .isInstanceOf(RateLimited.class);
  }

  @Test
  void fiftyTriesAtOnceGainNothing() throws Exception {
    CountDownLatch decided = new CountDownLatch(50);
    try (ExecutorService guesser = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<VerificationResult<String>>> tries =
          IntStream.range(0, 50)
              .mapToObj(
                  _ ->
                      guesser.submit(
                          () -> {
                            VerificationResult<String> guess =
                                stranger.request(
                                    () ->
                                        signInFixture.limit.verify(
                                            "ada", () -> wrongAfterAll(decided)));
                            if (guess instanceof RateLimited<String>) {
                              decided.countDown();
                            }
                            return guess;
                          }))
              .toList();
      int looked = 0;
      for (Future<VerificationResult<String>> one : tries) {
        looked += one.get() instanceof Rejected<String> ? 1 : 0;
      }
      assertThat(looked).isEqualTo(10);
    }
  }

  @Test
  void aClockThatWasWrongOnceDoesNotLockAnAccountForYears() {
    signInFixture.clock.advance(Duration.ofDays(400));
    wrong(stranger, "ada");
    signInFixture.clock.advance(Duration.ofDays(-400));
    wrong(stranger, "ada");

    assertThat(right(stranger, "ada")).isInstanceOf(Verified.class);
    assertThat(wrong(stranger, "ada")).isEqualTo(new Rejected<>());
  }

  @Test
  void fullCountsAreDeletedAndAFloodLeavesThoseWithTheFewestTries() {
    IntStream.range(0, 10).forEach(_ -> wrong(stranger, "ada"));
    IntStream.range(0, 20).forEach(name -> wrong(stranger, "flood " + name));
    assertThat(rows()).isEqualTo(1 + 2 * 21);

    signInFixture.limits.deleteFull(2);
    assertThat(rows()).isEqualTo(2);
    assertThat(right(stranger, "ada")).isInstanceOf(RateLimited.class);

    signInFixture.clock.advance(Duration.ofHours(6));
    signInFixture.limits.deleteFull(SignInRateLimitRepository.MOST_KEPT);
    assertThat(rows()).isZero();
  }

  private VerificationResult<String> wrong(TestBrowser browser, String account) {
    return browser.request(() -> signInFixture.limit.verify(account, () -> null));
  }

  private VerificationResult<String> at(LimitedForm form, @Nullable String found) {
    return stranger.request(() -> signInFixture.limit.verify(form, () -> found));
  }

  private VerificationResult<String> right(TestBrowser browser, String account) {
    return browser.request(() -> signInFixture.limit.verify(account, () -> account));
  }

  private static String wrongAfterAll(CountDownLatch decided) {
    decided.countDown();
    await(decided);
    return null;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void signIn(TestBrowser browser, Account account) {
    browser.request(
        () -> {
          signInFixture.arrival.start(account, SignInOptions.SHORT, true);
          return account;
        });
  }

  private boolean isKnown(TestBrowser browser) {
    Token device = browser.request(CurrentDevice::token);
    return !signInFixture.devices.accounts(device).isEmpty();
  }

  private long rows() {
    return database.jdbc().sql("select count(*) from sign_in_limit").query(Long.class).single();
  }
}
