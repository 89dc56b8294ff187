package org.queenside.puzzle.format;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Tells a file's format by the first line that could not stand in another one. */
final class FormatDetector {
  private static final int LINES = 1000;

  /** A format and the reader for it. */
  record Detected(PuzzleFormat format, EntryParser reader) {}

  private FormatDetector() {}

  /**
   * Reads the beginning of a file.
   *
   * @throws UnreadableFileException if there is no puzzle in it, in no format
   */
  static Detected find(Path file) throws IOException {
    try (DecompressingInputStream in = DecompressingInputStream.open(file)) {
      TextLineReader lines = new TextLineReader(in);
      for (int i = 0; i < LINES; i++) {
        RawEntry line = lines.next();
        if (line == null) {
          throw new UnreadableFileException("unknown", i);
        }
        Detected found = line.cut() ? null : in(line.text());
        if (found != null) {
          return found;
        }
      }
      throw new UnreadableFileException("unknown", LINES);
    }
  }

  private static @Nullable Detected in(String line) {
    if (PgnGameSplitter.isTag(line)) {
      return new Detected(PuzzleFormat.PGN, new PgnEntryParser());
    }
    if (EpdEntryParser.isForPeople(line)) {
      return null;
    }
    if (EpdEntryParser.begins(line)) {
      return new Detected(PuzzleFormat.EPD, new EpdEntryParser());
    }
    CsvColumns columns = CsvColumns.in(line);
    return columns == null ? null : new Detected(PuzzleFormat.CSV, new CsvEntryParser(columns));
  }
}
