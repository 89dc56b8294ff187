package org.queenside.text;

import java.text.MessageFormat;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The texts of one message bundle in one language.
 *
 * <p>A language without a bundle gets the English one, whatever the server's default locale.
 */
public final class MessageBundle {
  private static final ResourceBundle.Control WITHOUT_DEFAULT_LOCALE =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  /** Parsing a pattern costs more than using it, and every answer needs several. */
  private static final Map<Pattern, MessageFormat> FORMATS = new ConcurrentHashMap<>();

  private record Pattern(String text, Locale locale) {}

  private final ResourceBundle bundle;
  private final Locale locale;

  private MessageBundle(ResourceBundle bundle, Locale locale) {
    this.bundle = bundle;
    this.locale = locale;
  }

  /**
   * Opens a bundle. This is cheap to repeat, because Java caches bundles.
   *
   * @param bundle the full name of the bundle, such as {@code org.queenside.board.board}
   * @param locale the language
   */
  public static MessageBundle of(String bundle, Locale locale) {
    return new MessageBundle(
        ResourceBundle.getBundle(bundle, locale, WITHOUT_DEFAULT_LOCALE), locale);
  }

  /**
   * Opens a bundle for texts that are always English: what is printed, exported or stored.
   *
   * @param bundle the full name of the bundle
   */
  public static MessageBundle english(String bundle) {
    return of(bundle, Locale.ENGLISH);
  }

  /**
   * Returns a text with its arguments filled in.
   *
   * @param key the key in the bundle
   * @param arguments the values of {@code {0}}, {@code {1}} and so on
   * @throws java.util.MissingResourceException if the bundle has no such key
   */
  public String get(String key, Object... arguments) {
    MessageFormat format =
        FORMATS.computeIfAbsent(
            new Pattern(bundle.getString(key), locale),
            pattern -> new MessageFormat(pattern.text(), pattern.locale()));
    // Formats aren't thread-safe, but copies of them are cheap.
    return ((MessageFormat) format.clone()).format(arguments);
  }

  /**
   * Returns a text exactly as it is in the bundle, for texts that aren't message formats.
   *
   * @param key the key in the bundle
   * @throws java.util.MissingResourceException if the bundle has no such key
   */
  public String raw(String key) {
    return bundle.getString(key);
  }

  /**
   * Returns whether the bundle has a text.
   *
   * @param key the key in the bundle
   */
  public boolean has(String key) {
    return bundle.containsKey(key);
  }

  /** Returns all texts exactly as they are in the bundle, by key. */
  public SortedMap<String, String> all() {
    SortedMap<String, String> texts = new TreeMap<>();
    bundle.keySet().forEach(key -> texts.put(key, bundle.getString(key)));
    return Collections.unmodifiableSortedMap(texts);
  }

  /** Returns the language that was asked for. */
  public Locale locale() {
    return locale;
  }
}
