package org.queenside.puzzle.format;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Where in a line of a CSV file what stands. The columns of the Lichess database are known by their
 * names, or without a header by what stands in them ({@link CsvSample}); others are passed over.
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
  static final char[] SEPARATORS = {',', ';', '\t'};

  /** Reads the header of a file; null if the line is none. */
  static @Nullable CsvColumns named(String line) {
    for (char separator : SEPARATORS) {
      List<String> names =
          CsvSample.fields(line, separator).stream()
              .map(name -> name.toLowerCase(Locale.ROOT))
              .toList();
      int fen = names.indexOf("fen");
      if (fen >= 0) {
        return new CsvColumns(
            separator,
            first(names, "puzzleid", "id", "name"),
            fen,
            names.indexOf("moves"),
            names.indexOf("rating"),
            names.indexOf("ratingdeviation"));
      }
    }
    return null;
  }

  private static int first(List<String> names, String... wanted) {
    for (String name : wanted) {
      if (names.contains(name)) {
        return names.indexOf(name);
      }
    }
    return NONE;
  }

  /**
   * Returns these columns with the one that holds moves in the given lines, if one does.
   *
   * @throws UnreadableFileException if that is not clear
   */
  CsvColumns with(List<String> lines) throws UnreadableFileException {
    int found = CsvSample.moves(lines, this);
    return new CsvColumns(separator, name, fen, found, rating, deviation);
  }
}
