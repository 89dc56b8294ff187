package org.queenside.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DateStyleTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en | DAY              | 6 November
          en | DAY_AND_YEAR     | 6 November 2026
          en | WEEKDAY          | Friday 6 November
          en | WEEKDAY_AND_YEAR | Friday 6 November 2026
          en | CLOCK            | 18:05
          de | DAY              | 6. November
          de | WEEKDAY_AND_YEAR | Freitag, 6. November 2026
          es | DAY              | 6 de noviembre
          es | DAY_AND_YEAR     | 6 de noviembre de 2026
          fr | WEEKDAY          | vendredi 6 novembre
          pl | DAY_AND_YEAR     | 6 listopada 2026
          ja | DAY_AND_YEAR     | 2026年11月6日
          """)
  void eachLanguageHasItsOrderAndWords(String language, DateStyle style, String written) {
    LocalDateTime time = LocalDateTime.of(2026, 11, 6, 18, 5);

    assertThat(style.in(Locale.forLanguageTag(language)).format(time)).isEqualTo(written);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fr    | WEEKDAY_AND_YEAR | dimanche 1er novembre 2026
          fr-CA | DAY              | 1er novembre
          fr    | CLOCK            | 18:05
          de    | DAY              | 1. November
          es    | DAY              | 1 de noviembre
          """)
  void frenchHasAnOrdinalNumberForTheFirstOfAMonth(
      String language, DateStyle style, String written) {
    LocalDateTime time = LocalDateTime.of(2026, 11, 1, 18, 5);

    assertThat(style.in(Locale.forLanguageTag(language)).format(time)).isEqualTo(written);
  }
}
