package org.queenside.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A file with the texts of a bundle in another language, read against the English bundle.
 *
 * @param texts the texts that can be used
 * @param faults why other texts can't, in the order of the file
 * @param warnings what may be wrong in the texts that are used
 */
public record TranslatedBundle(
    Map<String, String> texts, List<Fault> faults, List<Fault> warnings) {
  private static final String BOLD = "\\*\\*";

  /** The text with the letters of the pieces. */
  private static final String LETTERS = "letters";

  /**
   * Something wrong in the file.
   *
   * @param line the line, from 1 on
   * @param key the key of the text, or empty
   */
  public record Fault(int line, String key, String reason) {}

  public TranslatedBundle {
    texts = Map.copyOf(texts);
    faults = List.copyOf(faults);
    warnings = List.copyOf(warnings);
  }

  /**
   * Reads a file. A text is left out if English doesn't have its key and no English key begins it,
   * if it can't be read, or if it uses values that the English text doesn't have.
   *
   * @param file the content of the file
   * @param english the English texts
   */
  public static TranslatedBundle read(String file, Map<String, String> english) {
    Map<String, String> texts = new HashMap<>();
    List<Fault> faults = new ArrayList<>();
    List<Fault> warnings = new ArrayList<>();
    PropertiesFile own = PropertiesFile.read(file);
    Map<String, PropertiesFile.Entry> byKey = own.byKey();
    for (PropertiesFile.Entry entry : own.entries()) {
      String key = entry.key();
      String source = source(key, english);
      if (entry.isBlank() && (source == null || !source.isBlank())) {
        continue;
      }
      String reason = entry.equals(byKey.get(key)) ? fault(entry, source) : "the same name again";
      if (!reason.isEmpty()) {
        faults.add(new Fault(entry.line(), key, reason));
        continue;
      }
      texts.put(key, entry.text());
      if (english.containsKey(key)) {
        Set<Integer> unused = indexes(english.getOrDefault(key, ""));
        unused.removeAll(indexes(entry.text()));
        unused.forEach(
            each ->
                warnings.add(
                    new Fault(
                        entry.line(), key, "the English text also has {%d}".formatted(each))));
      }
    }
    return new TranslatedBundle(texts, faults, warnings);
  }

  private static String fault(PropertiesFile.Entry entry, @Nullable String source) {
    if (entry.malformed()) {
      return "\\u is not followed by four digits of a letter";
    }
    if (source == null) {
      return "English has no text with this key";
    }
    String text = entry.text();
    if (entry.key().equals(LETTERS) && !areLetters(text, source.length())) {
      return "there must be %d different capital letters".formatted(source.length());
    }
    if (text.split(BOLD, -1).length % 2 == 0 && source.split(BOLD, -1).length % 2 != 0) {
      return "a ** has no partner";
    }
    Set<Integer> known;
    try {
      known = MessagePattern.parse(source).indexes();
    } catch (MessageSyntaxException notAMessage) {
      return "";
    }
    try {
      Set<Integer> unknown = MessagePattern.parse(text).indexes();
      unknown.removeAll(known);
      return unknown.isEmpty()
          ? ""
          : "English has no value {%d}".formatted(unknown.iterator().next());
    } catch (MessageSyntaxException broken) {
      return String.valueOf(broken.getMessage());
    }
  }

  private static boolean areLetters(String text, int count) {
    return text.length() == count
        && text.chars().allMatch(Character::isUpperCase)
        && text.chars().distinct().count() == count;
  }

  private static Set<Integer> indexes(String text) {
    try {
      return MessagePattern.parse(text).indexes();
    } catch (MessageSyntaxException notAMessage) {
      return new TreeSet<>();
    }
  }

  /** Returns the English text with the key, or of the term that this is a form of; or null. */
  static @Nullable String source(String key, Map<String, String> english) {
    String text = english.get(key);
    return text == null ? english.get(TermForms.term(key)) : text;
  }
}
