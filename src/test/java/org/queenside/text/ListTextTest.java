package org.queenside.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lists of squares in several languages. */
class ListTextTest {
  private static final List<String> SQUARES = List.of("a1", "b2", "c3");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | a1, b2 and c3 | a1, b2 or c3 | a1, b2, c3",
        "en-US | a1, b2 and c3 | a1, b2 or c3 | a1, b2, c3",
        "de | a1, b2 und c3 | a1, b2 oder c3 | a1, b2, c3",
        "es | a1, b2 y c3 | a1, b2 o c3 | a1, b2, c3",
        "fr | a1, b2 et c3 | a1, b2 ou c3 | a1, b2, c3",
        "ar | a1 وb2 وc3 | a1 أو b2 أو c3 | a1 وb2 وc3",
        "ja | a1、b2、c3 | a1、b2、またはc3 | a1、b2、c3"
      })
  void listsHaveTheWordsOfTheirLanguage(String language, String and, String or, String commas) {
    Locale locale = Locale.forLanguageTag(language);
    assertThat(ListText.of(SQUARES, locale)).isEqualTo(and);
    assertThat(ListText.or(SQUARES, locale)).isEqualTo(or);
    assertThat(ListText.commas(SQUARES, locale)).isEqualTo(commas);
  }

  @Test
  void shortListsNeedNoWords() {
    assertThat(ListText.of(List.of(), Locale.ENGLISH)).isEmpty();
    assertThat(ListText.or(List.of("a1"), Locale.ENGLISH)).isEqualTo("a1");
    assertThat(ListText.commas(List.of("a1", "b2"), Locale.ENGLISH)).isEqualTo("a1, b2");
  }
}
