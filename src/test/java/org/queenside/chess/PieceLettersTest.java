package org.queenside.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PieceLettersTest {

  /** German, Spanish, French and Russian letters. */
  @ParameterizedTest
  @CsvSource({
    "KDTLS, Nbd2, Sbd2",
    "KDTLS, Bxf7+, Lxf7+",
    "RDTAC, Kxe8, Rxe8",
    "RDTAC, R1a3, T1a3",
    "RDTFC, e8=Q#, e8=D#",
    "RDTFC, bxa8=N, bxa8=C",
    "КФЛСН, Ng1-f3, Нg1-f3",
    "KDTLS, O-O-O, O-O-O",
    "RDTAC, 0-0, 0-0",
    "KQRBN, Qd8, Qd8"
  })
  void movesAreWrittenAndReadWithTheLettersOfALanguage(
      String letters, String english, String local) {
    PieceLetters language = new PieceLetters(letters);
    assertThat(language.write(english)).isEqualTo(local);
    assertThat(language.read(local)).isEqualTo(english);
  }

  @ParameterizedTest
  @CsvSource({"Nbd2, ♘bd2", "R1xe2+, ♖1xe2+", "bxa8=Q#, bxa8=♕#", "O-O, O-O", "e4, e4"})
  void movesAreWrittenWithFigurines(String english, String figurines) {
    assertThat(PieceLetters.figurines(english)).isEqualTo(figurines);
  }

  @Test
  void aPawnHasNoLetter() {
    PieceLetters spanish = new PieceLetters("RDTAC");
    assertThat(spanish.of(Role.PAWN)).isEmpty();
    assertThat(spanish.of(Role.KING)).isEqualTo("R");
    assertThat(spanish.of(Role.ROOK)).isEqualTo("T");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "KDTL", "KDTLSB", "KDTLL", "kdtls", "KD TL", "KDTL1"})
  void fiveDifferentCapitalsAreNeeded(String letters) {
    assertThatIllegalArgumentException().isThrownBy(() -> new PieceLetters(letters));
  }
}
