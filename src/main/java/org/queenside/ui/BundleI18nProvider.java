package org.queenside.ui;

import com.vaadin.flow.i18n.I18NProvider;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.queenside.text.MessageBundle;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.stereotype.Component;

/**
 * The interface texts. English is in {@code translations.properties}; every other language has a
 * file such as {@code translations_de.properties}. Vaadin's own provider would show English readers
 * the server's language, if it has a file.
 */
@Component
public final class BundleI18nProvider implements I18NProvider {
  private static final long serialVersionUID = 1;

  private static final String SUFFIX = ".properties";

  private final String bundle;
  private final List<Locale> locales;

  /** Creates the provider of the interface texts. */
  public BundleI18nProvider() {
    this("vaadin-i18n.translations");
  }

  BundleI18nProvider(String bundle) {
    this.bundle = bundle;
    this.locales = Stream.concat(Stream.of(Locale.ENGLISH), translated(bundle)).toList();
  }

  private static Stream<Locale> translated(String bundle) {
    String path = bundle.replace('.', '/');
    String name = path.substring(path.lastIndexOf('/') + 1);
    try {
      return Stream.of(
              new PathMatchingResourcePatternResolver()
                  .getResources("classpath*:" + path + "_*" + SUFFIX))
          .map(Resource::getFilename)
          .map(Objects::requireNonNull)
          .map(file -> file.substring(name.length() + 1, file.length() - SUFFIX.length()))
          .map(language -> Locale.forLanguageTag(language.replace('_', '-')))
          .filter(locale -> !locale.equals(Locale.ENGLISH));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns English, the default for readers whose language has no file, and every language with
   * one.
   */
  @Override
  public List<Locale> getProvidedLocales() {
    return locales;
  }

  /** Returns a text, or a marked key if it is missing. */
  @Override
  public String getTranslation(String key, Locale locale, Object... params) {
    MessageBundle messages = MessageBundle.of(bundle, locale);
    if (!messages.has(key)) {
      return "!" + key;
    }
    return params.length == 0 ? messages.raw(key) : messages.get(key, params);
  }
}
