package org.queenside.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class SearchTextTest {

  @Test
  void capitalsAndAccentsDoNotMatter() {
    assertThat(SearchText.contains("Zoé Müller", "ZOE mu")).isTrue();
    assertThat(SearchText.contains("Zoe Muller", "é Mü")).isTrue();
    assertThat(SearchText.contains("Zoé Müller", "Zoé  Maier")).isFalse();
    assertThat(SearchText.containsAll("Schach in zwei Zügen", List.of("zugen", "Schach"))).isTrue();
  }

  @Test
  void aListMayGoOn() {
    assertThat(CommaList.of(List.of("Ada", "Ben", "Cem"), Locale.GERMAN))
        .isEqualTo("Ada, Ben, Cem");
    assertThat(CommaList.of(List.of("彩", "健"), Locale.JAPANESE)).isEqualTo("彩、健");
    assertThat(CommaList.of(List.of("Ada"), Locale.ENGLISH)).isEqualTo("Ada");
    assertThat(CommaList.of(List.of(), Locale.ENGLISH)).isEmpty();
  }
}
