package org.queenside.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A {@code .properties} file with what {@link java.util.Properties} drops: comments, places, lines
 * that can't be read, and texts whose key comes again.
 *
 * @param last the comments below the last entry
 */
record PropertiesFile(List<Entry> entries, List<String> last) {
  private static final Pattern KEY = Pattern.compile("\\s*([^\\s=:]*)");
  private static final Pattern OPEN_END = Pattern.compile(".*(?<!\\\\)(?:\\\\\\\\)*\\\\");

  /**
   * A text.
   *
   * @param line its first line, from 1 on
   * @param comments the comments above it
   * @param source the entry as it stands in the file
   * @param malformed whether it has a <code>&#92;u</code> without a letter's number; it has no text
   *     then
   */
  record Entry(
      int line, List<String> comments, String key, String text, String source, boolean malformed) {

    /** Returns whether nobody has written anything here yet. */
    boolean isBlank() {
      return text.isBlank() && !malformed;
    }
  }

  /** Reads a file, whatever is in it. */
  static PropertiesFile read(String file) {
    List<Entry> entries = new ArrayList<>();
    List<String> comments = new ArrayList<>();
    List<String> lines = file.lines().toList();
    int next = 0;
    while (next < lines.size()) {
      int first = next++;
      String start = lines.get(first).stripLeading();
      if (start.startsWith("#") || start.startsWith("!")) {
        comments.add(lines.get(first));
      } else if (!start.isEmpty()) {
        while (next < lines.size() && OPEN_END.matcher(lines.get(next - 1)).matches()) {
          next++;
        }
        String source = String.join("\n", lines.subList(first, next));
        boolean open = OPEN_END.matcher(lines.get(next - 1)).matches();
        entries.add(
            entry(
                first + 1,
                List.copyOf(comments),
                open ? source.substring(0, source.length() - 1) : source));
        comments.clear();
      }
    }
    return new PropertiesFile(List.copyOf(entries), List.copyOf(comments));
  }

  private static Entry entry(int line, List<String> comments, String source) {
    try {
      Map.Entry<String, String> read = MessageTable.read(source).entrySet().iterator().next();
      return new Entry(line, comments, read.getKey(), read.getValue(), source, false);
    } catch (IllegalArgumentException malformed) {
      Matcher key = KEY.matcher(source);
      return new Entry(line, comments, key.lookingAt() ? key.group(1) : "", "", source, true);
    }
  }

  /** Returns the entry that counts for each key: the last one with a text. */
  Map<String, Entry> byKey() {
    Map<String, Entry> byKey = new LinkedHashMap<>();
    for (Entry entry : entries) {
      byKey.merge(entry.key(), entry, (before, now) -> now.isBlank() ? before : now);
    }
    return byKey;
  }
}
