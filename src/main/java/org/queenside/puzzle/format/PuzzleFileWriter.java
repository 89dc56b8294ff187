package org.queenside.puzzle.format;

import java.io.IOException;
import java.io.Writer;
import org.queenside.puzzle.Puzzle;

/**
 * Writes puzzles one after another; nothing is kept in memory. Whoever made the writer closes it.
 */
public interface PuzzleFileWriter {

  /** Writes one more puzzle. */
  void write(Puzzle puzzle) throws IOException;

  /**
   * Begins a file. What is written can be read again by {@link PuzzleFileReader} and has the same
   * positions.
   *
   * @param collection the name of the collection
   */
  static PuzzleFileWriter to(Writer out, PuzzleFormat format, String collection)
      throws IOException {
    return switch (format) {
      case EPD -> new EpdPuzzleWriter(out);
      case CSV -> new CsvPuzzleWriter(out);
      case PGN -> new PgnPuzzleWriter(out, collection);
    };
  }
}
