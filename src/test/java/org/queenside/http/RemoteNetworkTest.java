package org.queenside.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RemoteNetworkTest {

  @ParameterizedTest
  @CsvSource({
    "2001:db8:1:2::1, 2001:db8:1:2:ffff::9, true",
    "2001:db8:1:2::1, 2001:db8:1:3::1, false",
    "192.0.2.1, 192.0.2.2, false",
    "192.0.2.1, ::ffff:192.0.2.1, true",
    "unknown, garbage, true"
  })
  void theFirstHalfOfAnIpV6AddressCounts(String one, String other, boolean same) {
    assertThat(RemoteNetwork.of(one).equals(RemoteNetwork.of(other))).isEqualTo(same);
  }
}
