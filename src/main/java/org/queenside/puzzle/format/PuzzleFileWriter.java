package org.queenside.puzzle.format;

import java.io.IOException;
import java.io.Writer;
import org.queenside.puzzle.Puzzle;

/** Writes puzzles one by one without keeping them in memory. The caller closes the stream. */
public interface PuzzleFileWriter {

  /** Writes one more puzzle. */
  void write(Puzzle puzzle) throws IOException;

  /**
   * Begins a file that {@link PuzzleFileReader} can read back with the same positions.
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
