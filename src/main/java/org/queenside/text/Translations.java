package org.queenside.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.IllformedLocaleException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/**
 * The folders with translations, one for each language: {@code lessons/de}. Some are part of the
 * program; the operator's folder of lessons can have more, and can correct these.
 */
public final class Translations {
  private static final Logger LOG = LoggerFactory.getLogger(Translations.class);
  private static final String BUILT_IN = "lessons/";

  /** Longer words, such as "italian", would be possible in tags, but none is registered. */
  private static final String CODE = "[a-z]{2,3}";

  /** More than ten times the longest file. */
  private static final int MOST_BYTES = 4 * 1024 * 1024;

  private static volatile Translations current = new Translations(null);

  private final @Nullable Path folder;
  private final List<Locale> languages;

  private Translations(@Nullable Path folder) {
    this.folder = folder;
    this.languages = languages(folder);
  }

  /** Returns the translations that the program uses. */
  public static Translations current() {
    return current;
  }

  /**
   * Makes the program use a folder with a folder for each language too.
   *
   * @param folder the operator's lessons, or null for none
   */
  public static void use(@Nullable Path folder) {
    current = new Translations(folder);
    MessageBundle.forgetAll();
  }

  /** Returns every language that can be chosen, English first and the others by their codes. */
  public List<Locale> languages() {
    return languages;
  }

  /** Returns the languages of which the operator has files. */
  public List<Locale> own() {
    return languages.stream()
        .filter(each -> folder != null && Files.isDirectory(folder.resolve(each.toLanguageTag())))
        .toList();
  }

  private static List<Locale> languages(@Nullable Path folder) {
    Map<String, Locale> found = new TreeMap<>();
    try {
      Resource[] courses =
          new PathMatchingResourcePatternResolver()
              .getResources("classpath*:" + BUILT_IN + "*/course.yaml");
      for (Resource course : courses) {
        String[] path = course.getURL().getPath().split("/");
        add(path[path.length - 2], found);
      }
      if (folder != null && Files.isDirectory(folder)) {
        try (Stream<Path> folders = Files.list(folder)) {
          folders
              .filter(Files::isDirectory)
              .forEach(each -> add(each.getFileName().toString(), found));
        }
      }
    } catch (IOException e) {
      LOG.warn("The folders of translations cannot be listed", e);
    }
    found.remove(Locale.ENGLISH.toLanguageTag());
    return Stream.concat(Stream.of(Locale.ENGLISH), found.values().stream()).toList();
  }

  private static void add(String name, Map<String, Locale> found) {
    Locale locale = language(name);
    if (locale != null && locale.toLanguageTag().equals(name)) {
      found.put(name, locale);
    } else {
      LOG.info("The folder {} isn't used: its name is no language code", name);
    }
  }

  /** Returns the language with a code such as {@code it} or {@code pt-BR}, or null. */
  public static @Nullable Locale language(String tag) {
    try {
      Locale locale = new Locale.Builder().setLanguageTag(tag).build();
      return locale.getLanguage().matches(CODE) ? locale : null;
    } catch (IllformedLocaleException notATag) {
      return null;
    }
  }

  /** Returns the language that has translations and fits best, or English. */
  public Locale closest(Locale locale) {
    Locale found = find(locale);
    return found == null ? Locale.ENGLISH : found;
  }

  /**
   * Returns the language that fits best: for Austrian German it is German. Returns null if none
   * does.
   */
  public @Nullable Locale find(Locale locale) {
    if (locale.getLanguage().isEmpty()) {
      return null;
    }
    if (languages.contains(locale)) {
      return locale;
    }
    return Locale.lookup(List.of(new Locale.LanguageRange(locale.toLanguageTag())), languages);
  }

  /**
   * Returns the text of a translated file, or null if the language doesn't have it. The operator's
   * file replaces the program's.
   *
   * @param file the name of the file, such as {@code rook.yaml}
   */
  public @Nullable String read(Locale language, String file) {
    String own = readOwn(language, file);
    return own == null ? readBuiltIn(language, file) : own;
  }

  private @Nullable String readOwn(Locale language, String file) {
    if (folder == null) {
      return null;
    }
    Path path = folder.resolve(language.toLanguageTag()).resolve(file);
    if (!Files.isRegularFile(path)) {
      return null;
    }
    try {
      if (Files.size(path) > MOST_BYTES) {
        LOG.warn("{}: the file is too large", path);
        return null;
      }
      return text(path);
    } catch (CharacterCodingException notUtf8) {
      LOG.warn("{}: the file is not UTF-8 text", path);
    } catch (IOException unreadable) {
      LOG.warn("{}: the file cannot be read", path, unreadable);
    }
    return null;
  }

  /** Returns the content of a file without a byte order mark, which some editors write. */
  static String text(Path path) throws IOException {
    String text = Files.readString(path);
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  private static @Nullable String readBuiltIn(Locale language, String file) {
    String path = "/" + BUILT_IN + language.toLanguageTag() + "/" + file;
    try (InputStream in = Translations.class.getResourceAsStream(path)) {
      return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the texts of a bundle in a language, or null if it has none. Faulty texts are logged
   * and left out, so English ones stand in for them.
   *
   * @param english the English texts of the bundle
   */
  @Nullable MessageTable table(String bundle, Locale language, Map<String, String> english) {
    if (!languages.contains(language)) {
      return null;
    }
    String file = MessageTable.file(bundle);
    Map<String, String> texts = new HashMap<>();
    add(english, language, file, readBuiltIn(language, file), texts);
    add(english, language, file, readOwn(language, file), texts);
    return texts.isEmpty() ? null : new MessageTable(language, texts);
  }

  private static void add(
      Map<String, String> english,
      Locale language,
      String file,
      @Nullable String text,
      Map<String, String> texts) {
    if (text != null) {
      TranslatedBundle read = TranslatedBundle.read(text, english);
      texts.putAll(read.texts());
      for (TranslatedBundle.Fault fault : read.faults()) {
        LOG.warn(
            "{}/{}:{}: {}: {}",
            language.toLanguageTag(),
            file,
            fault.line(),
            fault.key(),
            fault.reason());
      }
    }
  }
}
