package org.queenside.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A file with the texts of a bundle in another language, read against the English bundle.
 *
 * @param texts the texts that can be used
 * @param faults why other texts can't, in the order of the file
 */
public record TranslatedBundle(Map<String, String> texts, List<Fault> faults) {
  private static final Pattern MALFORMED = Pattern.compile("\\\\u(?![0-9a-fA-F]{4})");

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
  }

  /**
   * Reads a file. A text is left out if English doesn't have its key and no English key begins it,
   * if it can't be read, or if it uses values that the English text doesn't have.
   *
   * @param file the content of the file
   * @param english the English texts
   */
  public static TranslatedBundle read(String file, Map<String, String> english) {
    List<String> lines = file.lines().toList();
    for (int line = 0; line < lines.size(); line++) {
      if (MALFORMED.matcher(lines.get(line)).find()) {
        return new TranslatedBundle(
            Map.of(),
            List.of(new Fault(line + 1, "", "\\u is not followed by four digits of a letter")));
      }
    }
    Map<String, String> texts = new HashMap<>();
    List<Fault> faults = new ArrayList<>();
    MessageTable.read(file)
        .forEach(
            (key, text) -> {
              String reason = fault(key, text, english);
              if (reason.isEmpty()) {
                texts.put(key, text);
              } else if (!text.isBlank()) {
                faults.add(new Fault(line(key, lines), key, reason));
              }
            });
    faults.sort(Comparator.comparingInt(Fault::line));
    return new TranslatedBundle(texts, faults);
  }

  private static String fault(String key, String text, Map<String, String> english) {
    String source = source(key, english);
    if (source == null) {
      return "English has no text with this key";
    }
    if (text.isBlank() && !source.isBlank()) {
      return "the text is empty";
    }
    Set<Integer> known;
    try {
      known = MessagePattern.parse(source).indexes();
    } catch (MessageSyntaxException notAMessage) {
      return "";
    }
    try {
      Set<Integer> unknown = new TreeSet<>(MessagePattern.parse(text).indexes());
      unknown.removeAll(known);
      return unknown.isEmpty()
          ? ""
          : "English has no value {%d}".formatted(unknown.iterator().next());
    } catch (MessageSyntaxException broken) {
      return String.valueOf(broken.getMessage());
    }
  }

  /** Returns the English text with the key, or of the term that this is a form of; or null. */
  private static @Nullable String source(String key, Map<String, String> english) {
    String text = english.get(key);
    int end = key.lastIndexOf('.');
    return text == null && end > 0 ? english.get(key.substring(0, end)) : text;
  }

  private static int line(String key, List<String> lines) {
    Pattern start = Pattern.compile("\\s*" + Pattern.quote(key) + "\\s*[=:].*");
    for (int line = 0; line < lines.size(); line++) {
      if (start.matcher(lines.get(line)).matches()) {
        return line + 1;
      }
    }
    return 1;
  }
}
