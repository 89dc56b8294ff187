package org.queenside.puzzle.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.pgn.LineSource.Line;
import org.queenside.chess.pgn.PgnReader;
import org.queenside.text.MessageBundle;

/**
 * Recognises a file's format by the first line that fits no other one. To recognise columns without
 * names, it looks at the following lines too.
 */
final class FormatDetector {
  private static final int LINES = 1000;

  /** How many lines are used to recognise columns, and how many characters each may have. */
  private static final int SAMPLE = 100;

  private static final int LONGEST_OF_SAMPLE = 2000;

  /** Starts to read the decompressed bytes of a file, with messages in one language. */
  @FunctionalInterface
  interface Format {
    EntrySource read(InputStream in, MessageBundle messages);
  }

  private FormatDetector() {}

  /**
   * Reads the beginning of a file.
   *
   * @throws UnreadableFileException if it has no puzzle in any format, or its columns are ambiguous
   */
  static Format find(Path file) throws IOException {
    try (DecompressingInputStream in = DecompressingInputStream.open(file)) {
      TextLineReader lines = new TextLineReader(in, PgnEntrySource.LONGEST_LINE);
      for (int i = 0; i < LINES; i++) {
        Line line = lines.next();
        if (line == null) {
          throw new UnreadableFileException("unknown", i);
        }
        Format found = in(line.text(), lines);
        if (found != null) {
          return found;
        }
      }
      throw new UnreadableFileException("unknown", LINES);
    }
  }

  private static @Nullable Format in(String line, TextLineReader rest)
      throws UnreadableFileException {
    if (PgnReader.startsWithTag(line)) {
      return PgnEntrySource::new;
    }
    if (line.length() > EntryParser.LONGEST_LINE || EpdEntryParser.isComment(line)) {
      return null;
    }
    CsvColumns named = CsvColumns.named(line);
    if (named != null) {
      return csv(named.moves() == CsvColumns.NONE ? named.with(sample(line, rest)) : named);
    }
    boolean begins = EpdEntryParser.begins(line);
    boolean holds = CsvSample.holdsFen(line);
    CsvColumns columns = begins || holds ? CsvSample.columns(sample(line, rest)) : null;
    if (columns == null && holds) {
      columns = CsvSample.columns(List.of(line));
    }
    // Without a column of moves, a line that begins with a FEN means the same in both formats.
    if (begins && (columns == null || columns.moves() == CsvColumns.NONE)) {
      return (in, messages) -> new LineEntrySource(in, new EpdEntryParser(messages));
    }
    return columns == null ? null : csv(columns);
  }

  private static Format csv(CsvColumns columns) {
    return (in, messages) -> new LineEntrySource(in, new CsvEntryParser(columns, messages));
  }

  private static List<String> sample(String first, TextLineReader rest) {
    List<String> sample = new ArrayList<>();
    sample.add(first);
    try {
      for (int i = 1; i < SAMPLE; i++) {
        Line line = rest.next();
        if (line == null) {
          return sample;
        }
        if (line.text().length() <= LONGEST_OF_SAMPLE && !EpdEntryParser.isComment(line.text())) {
          sample.add(line.text());
        }
      }
    } catch (IOException e) {
      // The lines before the damage can still be used.
      return sample;
    }
    return sample;
  }
}
