package org.queenside.puzzle.format;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads EPD and lists of FENs: four fields, then either the two counters or operations such as
 * {@code id "q0001";}. Lines that begin with {@code #} or {@code %} are comments.
 */
final class EpdEntryParser extends EntryParser {
  private static final Pattern BEGINNING =
      Pattern.compile("\\s*[pnbrqkPNBRQK1-8]+(/[pnbrqkPNBRQK1-8]+){7}\\s+[wb]\\s.*");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");
  private static final Pattern ID = Pattern.compile("\\bid\\s+\"([^\"]*)\"");

  static boolean begins(String line) {
    return BEGINNING.matcher(line).matches();
  }

  static boolean isComment(String line) {
    return line.isBlank() || line.startsWith("#") || line.startsWith("%");
  }

  @Override
  @Nullable ParsedEntry readWhole(RawEntry passage) throws EntryFormatException {
    String line = passage.text();
    if (isComment(line)) {
      return null;
    }
    List<String> words = words(line);
    boolean counters = words.size() >= 6 && isNumber(words.get(4)) && isNumber(words.get(5));
    int fields = Math.min(words.size(), counters ? 6 : 4);
    String fen = String.join(" ", words.subList(0, fields));
    Matcher id = ID.matcher(line);
    return proven(passage, id.find() ? id.group(1) : "", position(fen), null);
  }

  private static boolean isNumber(String word) {
    return NUMBER.matcher(word).matches();
  }
}
