package org.queenside.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextSanitizerTest {

  @Test
  void ordinaryTextIsUnchanged() {
    String text = "Rätsel für Anfänger ♟";

    assertThat(TextSanitizer.truncate(text, 200)).isEqualTo(text);
    assertThat(TextSanitizer.line("  " + text + " ")).isEqualTo(text);
  }

  @Test
  void charactersThatADatabaseRefusesAreReplaced() {
    assertThat(TextSanitizer.truncate("a\0b\uD800c", 200)).isEqualTo("a\uFFFDb\uFFFDc");
    assertThat(TextSanitizer.lines("a\0b\uD800c")).isEqualTo("a\uFFFDb\uFFFDc");
  }

  @Test
  void aLongTextIsCutBetweenCharacters() {
    String pair = "\uD83D\uDE00";

    assertThat(TextSanitizer.truncate("x" + pair.repeat(150), 200)).hasSize(199).endsWith(pair);
    assertThat(TextSanitizer.truncate("x".repeat(500), 200)).hasSize(200);
  }

  @Test
  void aLineHasNoBreaksAndLinesHaveLineFeeds() {
    assertThat(TextSanitizer.line(" one\r\n\ttwo ")).isEqualTo("one two");
    assertThat(TextSanitizer.lines(" one\r\n\ttwo\rthree ")).isEqualTo("one\n two\nthree");
  }
}
