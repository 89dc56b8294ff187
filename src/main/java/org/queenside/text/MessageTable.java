package org.queenside.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;

/** The texts of one bundle that one language has. */
final class MessageTable {
  private static final String ENDING = ".properties";

  private final Locale locale;
  private final Map<String, String> texts;

  /** Reading a pattern costs more than using it, and every answer needs several. */
  private final Map<String, MessagePattern> patterns = new ConcurrentHashMap<>();

  MessageTable(Locale locale, Map<String, String> texts) {
    this.locale = locale;
    this.texts = Map.copyOf(texts);
  }

  /** Returns the name of the file that translates a bundle, such as {@code board.properties}. */
  static String file(String bundle) {
    return bundle.substring(bundle.lastIndexOf('.') + 1) + ENDING;
  }

  /** Reads the English texts, which are part of the program. */
  static MessageTable english(String bundle) {
    return new MessageTable(Locale.ENGLISH, read(source(bundle)));
  }

  /** Returns the file with the English texts. */
  static String source(String bundle) {
    String path = "/" + bundle.replace('.', '/') + ENDING;
    try (InputStream in = MessageTable.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new MissingResourceException("There is no bundle " + bundle, bundle, "");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads texts as they stand in a file.
   *
   * @throws IllegalArgumentException if the file has a malformed <code>&#92;u</code>
   */
  static Map<String, String> read(String file) {
    Properties read = new Properties();
    try {
      read.load(new StringReader(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> texts = new HashMap<>();
    read.stringPropertyNames().forEach(key -> texts.put(key, read.getProperty(key)));
    return texts;
  }

  Locale locale() {
    return locale;
  }

  Map<String, String> texts() {
    return texts;
  }

  boolean has(String key) {
    return texts.containsKey(key);
  }

  String text(String key) {
    return texts.getOrDefault(key, "");
  }

  MessagePattern pattern(String key) {
    return patterns.computeIfAbsent(key, name -> parse(text(name)));
  }

  private static MessagePattern parse(String text) {
    try {
      return MessagePattern.parse(text);
    } catch (MessageSyntaxException broken) {
      throw new IllegalStateException(text, broken);
    }
  }
}
