package org.queenside.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PieceLettersTest {
  private static final PieceLetters GERMAN = new PieceLetters("KDTLS");
  private static final PieceLetters SPANISH = new PieceLetters("RDTAC");

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

  /** White's king is on e1 and the rooks on a1 and h1. */
  @ParameterizedTest
  @CsvSource({
    "Re2, Ke2",
    "Rd1, Kd1",
    "R, K",
    "Ra8, Ra8",
    "Rh5, Rh5",
    "Rxa8, Rxa8",
    "Ta8, Ra8",
    "Df3, Qf3",
    "e4, e4",
    "O-O, O-O"
  })
  void aSpanishRIsTheKingOnlyNearTheKing(String typed, String english) {
    Position board = Position.fromFen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assertThat(SPANISH.read(typed, board.board().toMap(), Color.WHITE)).isEqualTo(english);
  }

  @Test
  void withoutARookASpanishRIsTheKing() {
    Position board = Position.fromFen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assertThat(SPANISH.read("Ra8", board.board().toMap(), Color.BLACK)).isEqualTo("Ka8");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. Nf3 Nc6 2. Bb5 | 1. Sf3 Sc6 2. Lb5",
        "Qd1xd7, Kxd7      | Dd1xd7, Kxd7",
        "3.Ng1-f3 0-0      | 3.Sg1-f3 0-0",
        "bxa8=Q(N)         | bxa8=D(N)",
        "e7–e8=R           | e7–e8=T",
        "A                 | A",
        "B e4              | B e4",
        "N-KB3, QxP        | N-KB3, QxP",
        "Not a move: Queen | Not a move: Queen",
        "♘f3 a1            | ♘f3 a1"
      })
  void onlyTheMovesInATextGetOtherLetters(String english, String german) {
    assertThat(GERMAN.writeMoves(english)).isEqualTo(german);
    assertThat(GERMAN.readMoves(german)).isEqualTo(english);
  }

  @Test
  void englishLettersAreUnderstoodInATextToo() {
    assertThat(GERMAN.readMoves("Nf3 Sf3 Qd1 Dd1 D")).isEqualTo("Nf3 Nf3 Qd1 Qd1 D");
    assertThat(PieceLetters.ENGLISH.readMoves("Sf3 Rd1")).isEqualTo("Sf3 Rd1");
  }

  @Test
  void aPawnHasNoLetter() {
    assertThat(SPANISH.of(Role.PAWN)).isEmpty();
    assertThat(SPANISH.of(Role.KING)).isEqualTo("R");
    assertThat(SPANISH.of(Role.ROOK)).isEqualTo("T");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "KDTL", "KDTLSB", "KDTLL", "kdtls", "KD TL", "KDTL1"})
  void fiveDifferentCapitalsAreNeeded(String letters) {
    assertThatIllegalArgumentException().isThrownBy(() -> new PieceLetters(letters));
  }
}
