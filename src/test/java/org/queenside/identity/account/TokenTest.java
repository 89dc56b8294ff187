package org.queenside.identity.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Base64;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class TokenTest {

  @Test
  void aTokenHas256Bits() {
    assertThat(Base64.getUrlDecoder().decode(Token.random().text())).hasSize(32);
  }

  @Test
  void noTwoTokensAreAlike() {
    assertThat(Stream.generate(Token::random).limit(1000)).doesNotHaveDuplicates();
  }

  @Test
  void aTokenIsReadBackFromItsText() {
    Token token = Token.random();

    assertThat(Token.parse(token.text())).isEqualTo(token);
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "",
        "short",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n",
        "' or 1=1 --aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "éaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
      })
  void anyOtherTextIsNotAToken(String text) {
    assertThat(Token.parse(text)).isNull();
  }

  /** The expected value comes from sha256sum. */
  @Test
  void itsHashIsSha256() {
    Token token = new Token("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");

    assertThat(HexFormat.of().formatHex(token.sha256()))
        .isEqualTo("66d34fba71f8f450f7e45598853e53bfc23bbd129027cbb131a2f4ffd7878cd0");
  }

  @Test
  void aTokenDoesNotShowItselfInLogs() {
    Token token = Token.random();

    assertThat(token.toString()).doesNotContain(token.text());
  }
}
