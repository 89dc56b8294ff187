package org.queenside.learner;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.database.OnEveryDatabase;
import org.queenside.database.TestDatabase;
import org.queenside.learner.Guess.Right;
import org.queenside.learner.Guess.TooMany;
import org.queenside.learner.Guess.Wrong;

/** The figures that docs/decisions/0012-accounts.md computes with. */
@OnEveryDatabase
class GuessLimitTest {

  private final TestDatabase database;
  private final House house;
  private final TestBrowser stranger = new TestBrowser().from("192.0.2.1");

  GuessLimitTest(TestDatabase database) {
    this.database = database;
    this.house = new House(database);
  }

  @BeforeEach
  void noTriesYet() {
    database.jdbc().sql("delete from sign_in_limit").update();
  }

  @Test
  void aClassOf28BehindOneAddressMayErrTenTimesEachAtOnce() {
    for (int pupil = 0; pupil < 28; pupil++) {
      for (int slip = 0; slip < 10; slip++) {
        assertThat(wrong(stranger, "pupil " + pupil)).isEqualTo(new Wrong<>());
      }
    }
  }

  @Test
  void aThousandLearnersBehindOneAddressMayErrOnceEachAndThenFiveAMinute() {
    for (int learner = 0; learner < 1000; learner++) {
      assertThat(wrong(stranger, "learner " + learner)).isEqualTo(new Wrong<>());
    }
    assertThat(wrong(stranger, "one more")).isEqualTo(new TooMany<>(Duration.ofSeconds(12)));

    int looked = 0;
    for (int minute = 0; minute < 10; minute++) {
      house.clock.advance(Duration.ofMinutes(1));
      for (int name = 0; name < 7; name++) {
        looked += wrong(stranger, minute + " " + name).equals(new Wrong<>()) ? 1 : 0;
      }
    }
    assertThat(looked).isEqualTo(50);
  }

  @Test
  void anAccountHas40TriesADayAfterTheFirst40FromHoweverManyAddresses() {
    int looked = 0;
    for (int time = 0; time < 3 * 24 * 12; time++) {
      TestBrowser one = new TestBrowser().from("10.0." + time % 250 + "." + time / 250);
      looked += wrong(one, "ada").equals(new Wrong<>()) ? 1 : 0;
      house.clock.advance(Duration.ofMinutes(5));
    }
    assertThat(looked).isBetween(40 + 3 * 40 - 1, 40 + 3 * 40);
  }

  @Test
  void whatIsRightCostsNothing() {
    IntStream.range(0, 100)
        .forEach(_ -> assertThat(right(stranger, "ada")).isEqualTo(new Right<>("ada")));

    assertThat(rows()).isZero();
  }

  @Test
  void aDeviceThatTheAccountKnowsIsHeldByNoStranger() {
    Account ada = house.account(Role.ADMINISTRATOR);
    TestBrowser own = new TestBrowser().from("192.0.2.1");
    signIn(own, ada);
    for (int time = 0; time < 1000; time++) {
      wrong(stranger, time < 10 ? ada.id().toString() : "name " + time);
    }

    assertThat(right(stranger, ada.id().toString())).isInstanceOf(TooMany.class);
    assertThat(right(own, ada.id().toString())).isInstanceOf(Right.class);
  }

  @Test
  void aDeviceThatTheAccountKnowsHoldsNobodyElseAndHasAnEnd() {
    Account ada = house.account(Role.LEARNER);
    TestBrowser own = new TestBrowser().from("192.0.2.1");
    signIn(own, ada);
    IntStream.range(0, 10)
        .forEach(_ -> assertThat(wrong(own, ada.id().toString())).isEqualTo(new Wrong<>()));

    assertThat(right(stranger, ada.id().toString())).isInstanceOf(Right.class);
    IntStream.range(0, 10)
        .forEach(_ -> assertThat(wrong(own, ada.id().toString())).isEqualTo(new Wrong<>()));
    assertThat(wrong(own, ada.id().toString())).isInstanceOf(TooMany.class);
  }

  @Test
  void onADeviceOfTheSchoolAPupilSignsInAlthoughSomebodyUsedUpTheTriesOfTheAddress() {
    TestBrowser tablet = new TestBrowser().from("192.0.2.1");
    signIn(tablet, house.account(Role.INSTRUCTOR));
    IntStream.range(0, 1000).forEach(time -> wrong(stranger, "name " + time));

    assertThat(right(stranger, "cem")).isInstanceOf(TooMany.class);
    assertThat(right(tablet, "cem")).isEqualTo(new Right<>("cem"));
    assertThat(right(tablet, null)).isInstanceOf(Right.class);
    IntStream.range(0, 60)
        .forEach(time -> assertThat(wrong(tablet, "pupil " + time)).isEqualTo(new Wrong<>()));
    assertThat(wrong(tablet, "dilek")).isInstanceOf(TooMany.class);
  }

  @Test
  void onlyDevicesThatSignedInHereCountAndTenOfAnAccountInADay() {
    TestBrowser forged = new TestBrowser().from("192.0.2.1");
    forged.setCookie(new jakarta.servlet.http.Cookie(DeviceCookie.NAME, Token.random().text()));
    IntStream.range(0, 1000).forEach(time -> wrong(stranger, "name " + time));
    assertThat(right(forged, "ada")).isInstanceOf(TooMany.class);

    Account ada = house.account(Role.LEARNER);
    List<TestBrowser> browsers =
        IntStream.range(0, 12).mapToObj(_ -> new TestBrowser().from("192.0.2.1")).toList();
    browsers.forEach(browser -> signIn(browser, ada));
    assertThat(browsers.stream().filter(browser -> right(browser, "bob") instanceof Right<?>))
        .hasSize(10);
  }

  @Test
  void anAccountsTenLatestDevicesAreKnown() {
    Account ada = house.account(Role.LEARNER);
    List<TestBrowser> browsers = new ArrayList<>();
    for (int day = 0; day < 12; day++) {
      browsers.add(new TestBrowser());
      signIn(browsers.getLast(), ada);
      house.clock.advance(Duration.ofDays(1));
    }
    assertThat(browsers.subList(0, 2)).noneMatch(this::isKnown);
    assertThat(browsers.subList(2, 12)).allMatch(this::isKnown);
  }

  @Test
  void twoProgramsCountTogether() {
    House other = new House(database);
    for (int time = 0; time < 5; time++) {
      assertThat(wrong(stranger, "ada")).isEqualTo(new Wrong<>());
      assertThat(stranger.request(() -> other.limit.<String>look("ada", () -> null)))
          .isEqualTo(new Wrong<>());
    }

    assertThat(right(stranger, "ada")).isInstanceOf(TooMany.class);
    assertThat(stranger.request(() -> other.limit.look("ada", () -> "ada")))
        .isInstanceOf(TooMany.class);
  }

  @Test
  void fiftyAtOnceGainNothing() throws Exception {
    CountDownLatch refused = new CountDownLatch(40);
    try (ExecutorService guesser = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Guess<String>>> tries =
          IntStream.range(0, 50)
              .mapToObj(
                  _ ->
                      guesser.submit(
                          () -> {
                            Guess<String> guess =
                                stranger.request(
                                    () -> house.limit.look("ada", () -> wrongAfter(refused)));
                            if (guess instanceof TooMany<String>) {
                              refused.countDown();
                            }
                            return guess;
                          }))
              .toList();
      int looked = 0;
      for (Future<Guess<String>> one : tries) {
        looked += one.get() instanceof Wrong<String> ? 1 : 0;
      }
      assertThat(looked).isEqualTo(10);
    }
  }

  @Test
  void aClockThatWasWrongOnceDoesNotLockAnAccountForYears() {
    house.clock.advance(Duration.ofDays(400));
    wrong(stranger, "ada");
    house.clock.advance(Duration.ofDays(-400));
    wrong(stranger, "ada");

    assertThat(right(stranger, "ada")).isInstanceOf(Right.class);
    assertThat(wrong(stranger, "ada")).isEqualTo(new Wrong<>());
  }

  @Test
  void whatHasItsTriesBackIsDeletedAndAFloodLeavesWhatHasFewest() {
    IntStream.range(0, 10).forEach(_ -> wrong(stranger, "ada"));
    IntStream.range(0, 20).forEach(name -> wrong(stranger, "flood " + name));
    assertThat(rows()).isEqualTo(1 + 2 * 21);

    house.limits.forgetFull(2);
    assertThat(rows()).isEqualTo(2);
    assertThat(right(stranger, "ada")).isInstanceOf(TooMany.class);

    house.clock.advance(Duration.ofHours(6));
    house.limits.forgetFull(SignInLimits.MOST_KEPT);
    assertThat(rows()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "2001:db8:1:2::1, 2001:db8:1:2:ffff::9, true",
    "2001:db8:1:2::1, 2001:db8:1:3::1, false",
    "192.0.2.1, 192.0.2.2, false",
    "192.0.2.1, ::ffff:192.0.2.1, true",
    "unknown, garbage, true"
  })
  void ofIpV6TheFirstHalfCounts(String one, String other, boolean same) {
    assertThat(RemoteNetwork.of(one).equals(RemoteNetwork.of(other))).isEqualTo(same);
  }

  private Guess<String> wrong(TestBrowser browser, String account) {
    return browser.request(() -> house.limit.look(account, () -> null));
  }

  private Guess<String> right(TestBrowser browser, String account) {
    return browser.request(() -> house.limit.look(account, () -> account == null ? "" : account));
  }

  private static String wrongAfter(CountDownLatch latch) {
    try {
      assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return null;
  }

  private void signIn(TestBrowser browser, Account account) {
    browser.request(
        () -> {
          house.arrival.begin(account, Stay.SHORT, true);
          return account;
        });
  }

  private boolean isKnown(TestBrowser browser) {
    Token device = browser.request(CurrentDevice::token);
    return !house.devices.accounts(device).isEmpty();
  }

  private long rows() {
    return database.jdbc().sql("select count(*) from sign_in_limit").query(Long.class).single();
  }
}
