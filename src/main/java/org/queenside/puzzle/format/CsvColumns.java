package org.queenside.puzzle.format;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The columns of a CSV file. Those of the Lichess database are recognised by their names, or
 * without a header by their content ({@link CsvSample}). Others are ignored.
 *
 * @param separator the character between two fields
 * @param name the number of the column, from 0, or NONE
 * @param fen likewise, but never NONE
 * @param moves likewise
 * @param rating likewise
 * @param deviation likewise
 */
record CsvColumns(char separator, int name, int fen, int moves, int rating, int deviation) {
  static final int NONE = -1;
  static final char[] SEPARATORS = {',', ';', '\t'};

  /** Reads the header of a file, or returns null if the line is not a header. */
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
    return Stream.of(wanted).filter(names::contains).findFirst().map(names::indexOf).orElse(NONE);
  }

  /**
   * Returns these columns plus the one that holds moves in the given lines, if any.
   *
   * @throws UnreadableFileException if the columns are ambiguous
   */
  CsvColumns with(List<String> lines) throws UnreadableFileException {
    int found = CsvSample.moves(lines, this);
    return new CsvColumns(separator, name, fen, found, rating, deviation);
  }
}
