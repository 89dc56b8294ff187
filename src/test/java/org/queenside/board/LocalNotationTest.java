package org.queenside.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Position;
import org.queenside.text.Translations;

/** A language with the letters of Spanish, in which R is the king. */
@ResourceLock(Resources.GLOBAL)
class LocalNotationTest {
  private static final Locale LANGUAGE = Locale.of("tlh");

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void translate() throws IOException {
    Files.createDirectories(folder.resolve("tlh"));
    Files.writeString(folder.resolve("tlh/board.properties"), "letters=RDTAC\n");
    Translations.use(folder);
  }

  @AfterEach
  void restore() {
    Translations.use(null);
  }

  @Test
  void theLettersComeFromTheLanguagesTexts() {
    assertThat(LocalNotation.letters(LANGUAGE).write("Nf3")).isEqualTo("Cf3");
    assertThat(LocalNotation.letters(LANGUAGE).read("Cf3")).isEqualTo("Nf3");
    assertThat(LocalNotation.letters(Locale.ENGLISH).write("Nf3")).isEqualTo("Nf3");
    assertThat(LocalNotation.letters(LANGUAGE).letters()).isEqualTo("RDTAC");
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
  void theLetterRIsTheKingOnlyNearTheKing(String typed, String english) {
    BoardState board = BoardState.of(Position.fromFen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    assertThat(LocalNotation.read(typed, board, LocalNotation.letters(LANGUAGE)))
        .isEqualTo(english);
  }
}
