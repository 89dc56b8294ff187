package org.queenside.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Uses a small bundle for this test: two texts in English, one of them also in German. */
class MessageBundleTest {
  private static final String BUNDLE = "org.queenside.text.test";

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restoreDefaultLocale() {
    Locale.setDefault(before);
    ResourceBundle.clearCache();
  }

  @Test
  void fillsInArguments() {
    assertThat(MessageBundle.english(BUNDLE).get("greeting", "Ada", 1200))
        .isEqualTo("Hello Ada, it's move 1,200.");
  }

  @Test
  void formatsNumbersInTheLanguageOfTheText() {
    assertThat(MessageBundle.of(BUNDLE, Locale.GERMAN).get("greeting", "Ada", 1200))
        .isEqualTo("Hallo Ada, das ist Zug 1.200.");
  }

  @Test
  void takesTheEnglishTextWhereATranslationIsMissing() {
    assertThat(MessageBundle.of(BUNDLE, Locale.GERMANY).get("farewell")).isEqualTo("Goodbye");
  }

  @Test
  void aLanguageWithoutABundleIsEnglishWhateverTheServersDefaultLocaleIs() {
    Locale.setDefault(Locale.GERMANY);
    ResourceBundle.clearCache();
    assertThat(MessageBundle.of(BUNDLE, Locale.FRENCH).get("greeting", "Ada", 1))
        .isEqualTo("Hello Ada, it's move 1.");
    assertThat(MessageBundle.english(BUNDLE).get("greeting", "Ada", 1))
        .isEqualTo("Hello Ada, it's move 1.");
  }

  @Test
  void rawTextsKeepTheirPlaceholdersAndQuotes() {
    assertThat(MessageBundle.english(BUNDLE).raw("greeting"))
        .isEqualTo("Hello {0}, it''s move {1}.");
    assertThat(MessageBundle.english(BUNDLE).all()).containsOnlyKeys("farewell", "greeting");
  }

  @Test
  void aMissingKeyIsAnException() {
    MessageBundle messages = MessageBundle.english(BUNDLE);
    assertThat(messages.has("farewell")).isTrue();
    assertThat(messages.has("thanks")).isFalse();
    assertThatExceptionOfType(MissingResourceException.class)
        .isThrownBy(() -> messages.get("thanks"));
  }
}
