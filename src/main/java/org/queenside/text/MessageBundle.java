package org.queenside.text;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The texts of one message bundle in one language.
 *
 * <p>What a language doesn't have is English, whatever the server's default locale: a whole
 * sentence with all its words.
 */
public final class MessageBundle {
  private static final Map<Key, MessageBundle> BUNDLES = new ConcurrentHashMap<>();

  private record Key(String bundle, Locale locale) {}

  private final String name;
  private final Locale asked;
  private final MessageTable table;
  private final @Nullable MessageBundle fallback;

  private MessageBundle(
      String name, Locale asked, MessageTable table, @Nullable MessageBundle fallback) {
    this.name = name;
    this.asked = asked;
    this.table = table;
    this.fallback = fallback;
  }

  /**
   * Opens a bundle. This is cheap to repeat.
   *
   * @param bundle the full name of the bundle, such as {@code vaadin-i18n.board}
   * @param locale the language
   * @throws MissingResourceException if there is no such bundle
   */
  public static MessageBundle of(String bundle, Locale locale) {
    Key key = new Key(bundle, locale);
    MessageBundle known = BUNDLES.get(key);
    if (known == null) {
      // Opening one also opens its fallbacks, which computeIfAbsent would forbid.
      known = open(bundle, locale);
      BUNDLES.put(key, known);
    }
    return known;
  }

  private static MessageBundle open(String bundle, Locale locale) {
    if (isEnglish(locale)) {
      return new MessageBundle(bundle, locale, MessageTable.english(bundle), null);
    }
    MessageBundle fallback =
        locale.getCountry().isEmpty() && locale.getScript().isEmpty()
            ? of(bundle, Locale.ENGLISH)
            : of(bundle, Locale.of(locale.getLanguage()));
    Map<String, String> english = of(bundle, Locale.ENGLISH).table.texts();
    MessageTable table = Translations.current().table(bundle, locale, english);
    return table == null
        ? new MessageBundle(bundle, locale, fallback.table, fallback.fallback)
        : new MessageBundle(bundle, locale, table, fallback);
  }

  private static boolean isEnglish(Locale locale) {
    return locale.getLanguage().equals(Locale.ENGLISH.getLanguage()) || locale.equals(Locale.ROOT);
  }

  /** Forgets all texts, so that they are read again: another folder has translations. */
  static void forgetAll() {
    BUNDLES.clear();
  }

  /**
   * Opens a bundle for texts that are always English, such as those of the command line.
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
   * @param arguments the values of {@code {0}}, {@code {1}} and so on: numbers, {@link Term}s of
   *     this bundle, collections as lists, and anything else as its text
   * @throws MissingResourceException if the bundle has no such key
   */
  public String get(String key, Object... arguments) {
    return format(key, "", Arrays.asList(arguments));
  }

  private String format(String key, String form, List<?> arguments) {
    MessageBundle holder = holder(key);
    return holder.table.pattern(key).format(holder.table.locale(), holder::write, form, arguments);
  }

  /** Writes a term in the language of the sentence that it is part of. */
  private String write(Term term, String form) {
    if (!term.bundle().isEmpty() && !term.bundle().equals(name)) {
      return of(term.bundle(), table.locale()).write(term, form);
    }
    MessageBundle holder = holder(term.key());
    String inflected = term.key() + "." + form;
    String key = !form.isEmpty() && holder.table.has(inflected) ? inflected : term.key();
    return holder.format(key, form, term.arguments());
  }

  /**
   * Returns a text exactly as it is in the bundle, for texts that aren't message patterns.
   *
   * @param key the key in the bundle
   * @throws MissingResourceException if the bundle has no such key
   */
  public String raw(String key) {
    return holder(key).table.text(key);
  }

  private MessageBundle holder(String key) {
    for (MessageBundle each = this; each != null; each = each.fallback) {
      if (each.table.has(key)) {
        return each;
      }
    }
    throw new MissingResourceException("There is no text " + key, name, key);
  }

  /**
   * Returns whether the bundle has a text.
   *
   * @param key the key in the bundle
   */
  public boolean has(String key) {
    return table.has(key) || fallback != null && fallback.has(key);
  }

  /** Returns all texts exactly as they are in the bundle, by key. */
  public SortedMap<String, String> all() {
    SortedMap<String, String> texts = new TreeMap<>();
    if (fallback != null) {
      texts.putAll(fallback.all());
    }
    texts.putAll(table.texts());
    return Collections.unmodifiableSortedMap(texts);
  }

  /** Returns the language that was asked for. */
  public Locale locale() {
    return asked;
  }

  /** Returns the language in which a text is there: English if it isn't translated. */
  public Locale locale(String key) {
    return holder(key).table.locale();
  }
}
