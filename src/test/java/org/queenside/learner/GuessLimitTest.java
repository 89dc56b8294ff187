package org.queenside.learner;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures that docs/decisions/0012-accounts.md counts with. */
class GuessLimitTest {

  private final TestClock clock = new TestClock();
  private final GuessLimit limit = new GuessLimit(clock);
  private final TestBrowser school = new TestBrowser();

  @Test
  void aClassOfThirtyBehindOneAddressMayErrNineTimesEachAtOnce() {
    for (int pupil = 0; pupil < 30; pupil++) {
      for (int slip = 0; slip < 9; slip++) {
        assertThat(take("pupil " + pupil)).isNull();
      }
    }
  }

  @Test
  void anAddressThatTriesManyNamesHas7200TriesADayAfterTheFirst300() {
    int looked = 0;
    for (int name = 0; name < 1000; name++) {
      looked += take("name " + name) == null ? 1 : 0;
    }
    assertThat(looked).isEqualTo(300);

    for (int minute = 0; minute < 24 * 60; minute++) {
      clock.advance(Duration.ofMinutes(1));
      for (int name = 0; name < 10; name++) {
        looked += take("another name " + minute + " " + name) == null ? 1 : 0;
      }
    }
    assertThat(looked).isEqualTo(300 + 7200);
  }

  @Test
  void anAccountHas40TriesADayAfterTheFirst40FromHoweverManyAddresses() {
    int looked = 0;
    for (int minute = 0; minute < 3 * 24 * 60; minute++) {
      for (int address = 0; address < 3; address++) {
        TestBrowser one = new TestBrowser().from("10.0." + minute % 250 + "." + address);
        looked += one.request(() -> limit.take("ada")) == null ? 1 : 0;
      }
      clock.advance(Duration.ofMinutes(1));
    }
    assertThat(looked).isBetween(40 + 3 * 40 - 1, 40 + 3 * 40);
  }

  @Test
  void aPupilWhoPressesOnAndOnUsesNobodyElsesTriesUp() {
    IntStream.range(0, 1000).forEach(_ -> take("one pupil"));

    IntStream.range(0, 29).forEach(pupil -> assertThat(take("pupil " + pupil)).isNull());
  }

  @Test
  void whatWasRightIsGivenBack() {
    IntStream.range(0, 1000)
        .forEach(
            _ -> {
              assertThat(take("ada")).isNull();
              school.request(
                  () -> {
                    limit.giveBack("ada");
                    return true;
                  });
            });
  }

  @ParameterizedTest
  @CsvSource({
    "2001:db8:1:2::1, 2001:db8:1:2:ffff::9, true",
    "2001:db8:1:2::1, 2001:db8:1:3::1, false",
    "192.0.2.1, 192.0.2.2, false",
    "unknown, unknown, true"
  })
  void ofIpV6TheFirstHalfCounts(String one, String other, boolean same) {
    assertThat(RemoteNetwork.of(one).equals(RemoteNetwork.of(other))).isEqualTo(same);
  }

  private Duration take(String account) {
    return school.request(() -> limit.take(account));
  }
}
