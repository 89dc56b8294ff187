package org.queenside.ui;

import com.vaadin.flow.i18n.I18NProvider;
import java.util.List;
import java.util.Locale;
import org.queenside.text.MessageBundle;
import org.queenside.text.Translations;
import org.springframework.stereotype.Component;

/**
 * The interface texts for Vaadin. English ones are in {@code translations.properties}, those of
 * another language in its folder. Vaadin's own provider would show English readers the server's
 * language, if it has a file.
 */
@Component
public final class BundleI18nProvider implements I18NProvider {
  private static final long serialVersionUID = 1;
  private static final String BUNDLE = "vaadin-i18n.translations";

  /**
   * Returns English, the default for readers whose language isn't there, and every other language.
   */
  @Override
  public List<Locale> getProvidedLocales() {
    return Translations.current().languages();
  }

  /** Returns a text, or a marked key if it is missing. */
  @Override
  public String getTranslation(String key, Locale locale, Object... params) {
    MessageBundle messages = MessageBundle.of(BUNDLE, locale);
    if (!messages.has(key)) {
      return "!" + key;
    }
    return params.length == 0 ? messages.raw(key) : messages.get(key, params);
  }
}
