package org.queenside.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class LimitedUidlRequestHandlerTest {

  private final JsonMapper json = new JsonMapper();

  @Test
  void escapedJsonSaysTheSameInLatinLetters() {
    String answer = json.writeValueAsString("Don’t move – “\\u2019” stays. Ä ♞ 😀");

    String escaped = LimitedUidlRequestHandler.escapeWideLetters(answer);

    assertThat(json.readTree(escaped)).isEqualTo(json.readTree(answer));
    assertThat(escaped.chars()).allMatch(letter -> letter < 256);
  }
}
