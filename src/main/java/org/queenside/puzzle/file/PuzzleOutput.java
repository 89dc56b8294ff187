package org.queenside.puzzle.file;

import java.io.IOException;
import java.io.Writer;
import org.queenside.puzzle.Puzzle;

/**
 * Writes puzzles one after another; nothing is kept in memory. Whoever made the writer closes it.
 */
public interface PuzzleOutput {

  /** Writes one more puzzle. */
  void write(Puzzle puzzle) throws IOException;

  /**
   * Begins a file. What is written can be read again by {@link PuzzleFile} and has the same
   * positions.
   *
   * @param collection the name of the collection
   */
  static PuzzleOutput to(Writer out, PuzzleFormat format, String collection) throws IOException {
    return switch (format) {
      case EPD -> new EpdOutput(out);
      case CSV -> new CsvOutput(out);
      case PGN -> new PgnOutput(out, collection);
    };
  }
}
