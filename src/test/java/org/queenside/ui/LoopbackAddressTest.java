package org.queenside.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoopbackAddressTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://localhost:8080/",
        "https://LOCALHOST/",
        "http://school.localhost/",
        "http://127.0.0.1:8080/",
        "http://[::1]:8080/"
      })
  void aComputerCallsItselfByTheseNames(String address) {
    assertThat(LoopbackAddress.is(address)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://192.168.1.20:8080/",
        "https://chess.school.example/",
        "http://localhost.example/",
        "http://127.example/",
        "http://[fe80::1]/",
        "http://room_7/"
      })
  void otherAddressesMayReachItFromElsewhere(String address) {
    assertThat(LoopbackAddress.is(address)).isFalse();
  }
}
