package org.queenside.identity.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Password.Flaw;
import org.queenside.identity.account.Password.Kind;

class PasswordTest {

  @Test
  void threeWordsOf512Are134MillionPossibilities() {
    assertThat(PasswordWordList.ALL).hasSize(512).doesNotHaveDuplicates();
    assertThat(PasswordWordList.ALL).allMatch(word -> word.matches("[a-z]{3,8}"));

    assertThat(Password.words().text().split("-")).hasSize(3).isSubsetOf(PasswordWordList.ALL);
    assertThat(Math.pow(512, 3)).isGreaterThan(Math.pow(2, 26));
  }

  @Test
  void fivePicturesAreFiveOfTheTwelvePieces() {
    assertThat(Password.pictures().text()).matches("[KQRBNPkqrbnp]{5}");
    assertThat(Password.MEN.chars().distinct()).hasSize(12);
  }

  @Test
  void wordsMayBeTypedInCapitalsAndWithAnythingBetweenThem() {
    assertThat(Password.typed(Kind.WORDS, " Tiger lamp,RIVER "))
        .isEqualTo(Password.typed(Kind.WORDS, "tiger-lamp-river"));
    assertThat(Password.typed(Kind.WORDS, "tiger-lamp-river").text()).isEqualTo("tiger-lamp-river");
  }

  @Test
  void whiteAndBlackPiecesAreDifferent() {
    assertThat(Password.typed(Kind.PICTURES, "KQnbp"))
        .isNotEqualTo(Password.typed(Kind.PICTURES, "kqNBP"));
  }

  @Test
  void aChosenPasswordKeepsCapitalsAndSpaces() {
    assertThat(Password.chosen("Two  Rooks").text()).isEqualTo("Two  Rooks");
  }

  @Test
  void thePasswordIsTheSameOnAKeyboardThatTypesAccentsAsSeparateCharacters() {
    assertThat(Password.chosen("caf\u0065\u0301 noir"))
        .isEqualTo(Password.chosen("caf\u00e9 noir"));
  }

  @Test
  void eightCharactersAreEnoughHoweverManyBytesTheyAre() {
    assertThat(Password.flawOf("1234567")).isEqualTo(Flaw.TOO_SHORT);
    assertThat(Password.flawOf("12345678")).isNull();
    assertThat(Password.flawOf("♔♕♖♗♘♙♚")).isEqualTo(Flaw.TOO_SHORT);
    assertThat(Password.flawOf("♔♕♖♗♘♙♚♛")).isNull();
  }

  @Test
  void aPasswordThatBcryptWouldCutOffIsRefused() {
    assertThat(Password.flawOf("x".repeat(72))).isNull();
    assertThat(Password.flawOf("x".repeat(73))).isEqualTo(Flaw.TOO_LONG);
    assertThat(Password.flawOf("♔".repeat(25))).as("75 bytes").isEqualTo(Flaw.TOO_LONG);
    assertThatThrownBy(() -> Password.chosen("♔".repeat(25)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void noSecretIsLogged() {
    assertThat(Password.chosen("two rooks").toString()).doesNotContain("rooks");
    assertThat(new HashedPassword(Kind.CHOSEN, "{bcrypt}x", null).toString())
        .doesNotContain("bcrypt");
  }
}
