package org.queenside.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MaskedPathTest {

  @ParameterizedTest
  @CsvSource({
    "/card/secret, /card/***",
    "/parents/secret, /parents/***",
    "/tie/secret, /tie/***",
    "card/secret, card/***",
    "/invitation/secret?x=y, /invitation/***?x=y",
    "/first/secret HTTP/1.1, /first/*** HTTP/1.1",
    "/sign-in?next=card/secret, /sign-in?next=card/***",
    "/?v-r=init&location=card%2Fsecret, /?v-r=init&location=card%2F***",
    "/card%2fsecret, /card%2f***"
  })
  void secretsAreReplaced(String path, String masked) {
    assertThat(MaskedPath.of(path)).isEqualTo(masked);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/course", "/learn/first-moves/1", "/class/1/cards", "/discard/1"})
  void anyOtherAddressStays(String path) {
    assertThat(MaskedPath.of(path)).isEqualTo(path);
  }
}
