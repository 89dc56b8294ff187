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
import org.queenside.text.Translations;

/** A language with the letters of Spanish. */
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
}
