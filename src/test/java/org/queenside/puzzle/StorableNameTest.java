package org.queenside.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StorableNameTest {

  @Test
  void aNormalNameStaysAsItIs() {
    assertThat(StorableName.of("  Rätsel für Anfänger ♟ ")).isEqualTo("Rätsel für Anfänger ♟");
  }

  @Test
  void whatADatabaseRefusesIsReplaced() {
    assertThat(StorableName.of("a\0b\uD800c")).isEqualTo("a\uFFFDb\uFFFDc");
  }

  @Test
  void aLongNameIsCutButNoCharacterInTwo() {
    String pair = "\uD83D\uDE00";

    assertThat(StorableName.of("x" + pair.repeat(150))).hasSize(199).endsWith(pair);
    assertThat(StorableName.of("x".repeat(500))).hasSize(200);
  }
}
