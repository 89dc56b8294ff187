package org.queenside.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NameSanitizerTest {

  @Test
  void aNormalNameStaysAsItIs() {
    assertThat(NameSanitizer.of("  Rätsel für Anfänger ♟ ")).isEqualTo("Rätsel für Anfänger ♟");
  }

  @Test
  void charactersThatADatabaseRefusesAreReplaced() {
    assertThat(NameSanitizer.of("a\0b\uD800c")).isEqualTo("a\uFFFDb\uFFFDc");
  }

  @Test
  void aLongNameIsShortenedWithoutSplittingACharacter() {
    String pair = "\uD83D\uDE00";

    assertThat(NameSanitizer.of("x" + pair.repeat(150))).hasSize(199).endsWith(pair);
    assertThat(NameSanitizer.of("x".repeat(500))).hasSize(200);
  }
}
