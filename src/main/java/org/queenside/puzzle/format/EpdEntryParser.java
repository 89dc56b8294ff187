package org.queenside.puzzle.format;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.PlainNotation;
import org.queenside.chess.pgn.LineSource.Line;
import org.queenside.text.MessageBundle;

/**
 * Reads EPD and lists of FENs: four fields, then either the two counters or operations such as
 * {@code id "q0001";}. A number or a short text may stand in front. Lines that begin with {@code #}
 * or {@code %} are comments.
 */
final class EpdEntryParser extends EntryParser {
  private static final Pattern BEGINNING =
      Pattern.compile(
          "(?<label>[^/,;\\t]{0,40}\\s)?\\s*"
              + "(?<fen>[pnbrqkPNBRQK1-8]+(/[pnbrqkPNBRQK1-8]+){7}\\s+[wb]\\s.*)");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");
  private static final Pattern ID = Pattern.compile("\\bid\\s+\"([^\"]*)\"");
  private static final Pattern PUNCTUATION_AROUND = Pattern.compile("^[\\s(\\[#]+|[\\s.):\\]-]+$");

  EpdEntryParser(MessageBundle messages) {
    super(messages);
  }

  static boolean begins(String line) {
    return BEGINNING.matcher(PlainNotation.of(line)).matches();
  }

  static boolean isComment(String line) {
    return isBlank(line) || line.startsWith("#") || line.startsWith("%");
  }

  @Override
  @Nullable ParsedEntry readWhole(Line line) throws EntryFormatException {
    if (isComment(line.text())) {
      return null;
    }
    String plain = PlainNotation.of(line.text());
    Matcher parts = BEGINNING.matcher(plain);
    boolean begins = parts.matches();
    List<String> words = words(begins ? parts.group("fen") : plain);
    boolean counters = words.size() >= 6 && isNumber(words.get(4)) && isNumber(words.get(5));
    int fields = Math.min(words.size(), counters ? 6 : 4);
    String fen = String.join(" ", words.subList(0, fields));
    Matcher id = ID.matcher(line.text());
    String name = id.find() ? id.group(1) : begins ? name(parts.group("label")) : "";
    return proven(new Entry(line.number(), 0, name, null, ""), position(fen), fen);
  }

  /** Takes a number in front of the FEN for the name, but not a word such as {@code FEN:}. */
  private static String name(@Nullable String label) {
    String name = label == null ? "" : PUNCTUATION_AROUND.matcher(label).replaceAll("");
    return name.chars().anyMatch(Character::isDigit) ? name : "";
  }

  private static boolean isNumber(String word) {
    return NUMBER.matcher(word).matches();
  }
}
