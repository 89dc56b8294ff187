package org.queenside.puzzle.format;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Where in a line of a CSV file what stands. The columns of the Lichess database are known by their
 * names, or without a header by what stands in them; others are passed over.
 *
 * @param separator the character between two fields
 * @param name number of the column, from 0; NONE if there is none
 * @param fen likewise, always there
 * @param moves likewise
 * @param rating likewise
 * @param deviation likewise
 */
record CsvColumns(char separator, int name, int fen, int moves, int rating, int deviation) {
  static final int NONE = -1;

  private static final char[] SEPARATORS = {',', ';', '\t'};
  private static final Pattern MOVES =
      Pattern.compile("[a-h][1-8][a-h][1-8][qrbn]?( [a-h][1-8][a-h][1-8][qrbn]?)*");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");

  /** Recognises the columns by a line of the file, the header or another; null if it cannot. */
  static @Nullable CsvColumns in(String line) {
    for (char separator : SEPARATORS) {
      CsvColumns columns = in(line, separator);
      if (columns != null) {
        return columns;
      }
    }
    return null;
  }

  private static @Nullable CsvColumns in(String line, char separator) {
    List<String> fields;
    try {
      fields = CsvLineSplitter.fields(line, separator).stream().map(String::strip).toList();
    } catch (EntryFormatException e) {
      return null;
    }
    CsvColumns named = named(fields, separator);
    return named == null ? byContent(fields, separator) : named;
  }

  private static @Nullable CsvColumns named(List<String> header, char separator) {
    List<String> names = header.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
    int fen = names.indexOf("fen");
    return fen < 0
        ? null
        : new CsvColumns(
            separator,
            first(names, "puzzleid", "id", "name"),
            fen,
            names.indexOf("moves"),
            names.indexOf("rating"),
            names.indexOf("ratingdeviation"));
  }

  private static int first(List<String> names, String... wanted) {
    for (String name : wanted) {
      if (names.contains(name)) {
        return names.indexOf(name);
      }
    }
    return NONE;
  }

  private static @Nullable CsvColumns byContent(List<String> fields, char separator) {
    for (int fen = 0; fen < fields.size(); fen++) {
      if (EpdEntryParser.begins(fields.get(fen))) {
        int moves = next(fields, fen + 1, MOVES);
        int rating = next(fields, Math.max(fen, moves) + 1, NUMBER);
        boolean deviation =
            rating != NONE
                && rating + 1 < fields.size()
                && NUMBER.matcher(fields.get(rating + 1)).matches();
        return new CsvColumns(
            separator, fen - 1, fen, moves, rating, deviation ? rating + 1 : NONE);
      }
    }
    return null;
  }

  private static int next(List<String> fields, int from, Pattern content) {
    for (int i = from; i < fields.size(); i++) {
      if (content.matcher(fields.get(i)).matches()) {
        return i;
      }
    }
    return NONE;
  }
}
