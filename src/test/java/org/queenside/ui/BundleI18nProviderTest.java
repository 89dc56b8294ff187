package org.queenside.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * The bundle is the one from {@code MessagesTest}: English, and German for one of its two texts.
 */
class BundleI18nProviderTest {
  private final Locale before = Locale.getDefault();
  private final BundleI18nProvider provider = new BundleI18nProvider("org.queenside.text.test");

  @AfterEach
  void restoreDefaultLocale() {
    Locale.setDefault(before);
    ResourceBundle.clearCache();
  }

  /**
   * Vaadin gives a user the browser's first language that exists here, or else the first one here.
   */
  @Test
  void providesEnglishFirstAndEveryLanguageWithAFile() {
    assertThat(provider.getProvidedLocales()).containsExactly(Locale.ENGLISH, Locale.GERMAN);
    assertThat(provider.getDefaultLocale()).isEqualTo(Locale.ENGLISH);
  }

  @Test
  void theServersLanguageChangesNothing() {
    Locale.setDefault(Locale.GERMANY);
    ResourceBundle.clearCache();

    assertThat(provider.getTranslation("greeting", Locale.ENGLISH, "Ada", 1200))
        .isEqualTo("Hello Ada, it's move 1,200.");
    assertThat(provider.getTranslation("greeting", Locale.GERMAN, "Ada", 1200))
        .isEqualTo("Hallo Ada, das ist Zug 1.200.");
    assertThat(provider.getTranslation("farewell", Locale.GERMAN)).isEqualTo("Goodbye");
  }

  @Test
  void withoutArgumentsATextIsShownAsItIs() {
    assertThat(provider.getTranslation("greeting", Locale.ENGLISH))
        .isEqualTo("Hello {0}, it''s move {1}.");
  }

  @Test
  void aMissingTextShowsItsKey() {
    assertThat(provider.getTranslation("thanks", Locale.ENGLISH)).isEqualTo("!thanks");
  }

  @Test
  void theInterfaceTextsAreFound() {
    assertThat(new BundleI18nProvider().getTranslation("play.side.w", Locale.FRENCH))
        .isEqualTo("White");
  }
}
