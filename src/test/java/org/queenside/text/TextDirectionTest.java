package org.queenside.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextDirectionTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ar",
        "ar-EG",
        "ar-XB",
        "az-Arab",
        "ckb",
        "dv",
        "fa-AF",
        "he",
        "iw",
        "ji",
        "ku-Arab-IQ",
        "pa-Arab",
        "ps",
        "ur",
        "yi"
      })
  void theseLanguagesRunFromRightToLeft(String tag) {
    assertThat(TextDirection.of(Locale.forLanguageTag(tag)).attribute()).isEqualTo("rtl");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "ar-Latn", "de", "en", "en-XA", "es-MX", "fr", "ku", "pa", "ru", "ur-Latn", "zh"
      })
  void theOthersRunFromLeftToRight(String tag) {
    assertThat(TextDirection.of(Locale.forLanguageTag(tag)).attribute()).isEqualTo("ltr");
  }
}
