package org.queenside.learner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.queenside.learner.Secret.Flaw;
import org.queenside.learner.Secret.Kind;

class SecretTest {

  @Test
  void threeWordsOf512Are134MillionPossibilities() {
    assertThat(SecretWords.ALL).hasSize(512).doesNotHaveDuplicates();
    assertThat(SecretWords.ALL).allMatch(word -> word.matches("[a-z]{3,8}"));

    assertThat(Secret.words().text().split("-")).hasSize(3).isSubsetOf(SecretWords.ALL);
    assertThat(Math.pow(512, 3)).isGreaterThan(Math.pow(2, 26));
  }

  @Test
  void fivePicturesAreFiveOfTheTwelveMen() {
    assertThat(Secret.pictures().text()).matches("[KQRBNPkqrbnp]{5}");
    assertThat(Secret.MEN.chars().distinct()).hasSize(12);
  }

  @Test
  void wordsMayBeTypedInCapitalsAndWithAnythingBetweenThem() {
    assertThat(Secret.typed(Kind.WORDS, " Tiger lamp,RIVER "))
        .isEqualTo(Secret.typed(Kind.WORDS, "tiger-lamp-river"));
    assertThat(Secret.typed(Kind.WORDS, "tiger-lamp-river").text()).isEqualTo("tiger-lamp-river");
  }

  @Test
  void whiteAndBlackMenAreDifferent() {
    assertThat(Secret.typed(Kind.PICTURES, "KQnbp"))
        .isNotEqualTo(Secret.typed(Kind.PICTURES, "kqNBP"));
  }

  @Test
  void aPasswordOfOnesOwnKeepsCapitalsAndBlanks() {
    assertThat(Secret.chosen("Two  Rooks").text()).isEqualTo("Two  Rooks");
  }

  @Test
  void thePasswordIsTheSameOnAKeyboardThatWritesItsAccentsAsSignsOfTheirOwn() {
    assertThat(Secret.chosen("caf\u0065\u0301 noir")).isEqualTo(Secret.chosen("caf\u00e9 noir"));
  }

  @Test
  void eightCharactersAreEnoughHoweverManyBytesTheyAre() {
    assertThat(Secret.flawOf("1234567")).isEqualTo(Flaw.TOO_SHORT);
    assertThat(Secret.flawOf("12345678")).isNull();
    assertThat(Secret.flawOf("♔♕♖♗♘♙♚")).isEqualTo(Flaw.TOO_SHORT);
    assertThat(Secret.flawOf("♔♕♖♗♘♙♚♛")).isNull();
  }

  @Test
  void whatBcryptWouldCutOffIsRefused() {
    assertThat(Secret.flawOf("x".repeat(72))).isNull();
    assertThat(Secret.flawOf("x".repeat(73))).isEqualTo(Flaw.TOO_LONG);
    assertThat(Secret.flawOf("♔".repeat(25))).as("75 bytes").isEqualTo(Flaw.TOO_LONG);
    assertThatThrownBy(() -> Secret.chosen("♔".repeat(25)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void noSecretStandsInALog() {
    assertThat(Secret.chosen("two rooks").toString()).doesNotContain("rooks");
    assertThat(new HashedSecret(Kind.CHOSEN, "{bcrypt}x").toString()).doesNotContain("bcrypt");
  }
}
