package org.queenside.puzzle.file;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Tells a file's format by the first line that could not stand in another one. */
final class FormatFinder {
  private static final int LINES = 1000;

  /** A format and the reader for it. */
  record Found(PuzzleFormat format, PassageReader reader) {}

  private FormatFinder() {}

  /**
   * Reads the beginning of a file.
   *
   * @throws UnreadableFile if there is no puzzle in it, in no format
   */
  static Found find(Path file) throws IOException {
    try (UnpackedInput in = UnpackedInput.open(file)) {
      TextLines lines = new TextLines(in);
      for (int i = 0; i < LINES; i++) {
        Passage line = lines.next();
        if (line == null) {
          throw new UnreadableFile("unknown", i);
        }
        Found found = line.cut() ? null : in(line.text());
        if (found != null) {
          return found;
        }
      }
      throw new UnreadableFile("unknown", LINES);
    }
  }

  private static @Nullable Found in(String line) {
    if (GamePassages.isTag(line)) {
      return new Found(PuzzleFormat.PGN, new PgnGameReader());
    }
    if (EpdReader.isForPeople(line)) {
      return null;
    }
    if (EpdReader.begins(line)) {
      return new Found(PuzzleFormat.EPD, new EpdReader());
    }
    CsvColumns columns = CsvColumns.in(line);
    return columns == null ? null : new Found(PuzzleFormat.CSV, new CsvLineReader(columns));
  }
}
