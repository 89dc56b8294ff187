package org.queenside.puzzle.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.pgn.LineSource.Line;

/** Reads a file with one entry on each line. */
final class LineEntrySource extends EntrySource {
  private final EntryParser parser;

  LineEntrySource(InputStream in, EntryParser parser) {
    super(new TextLineReader(in, EntryParser.LONGEST_LINE));
    this.parser = parser;
  }

  @Override
  @Nullable Supplier<@Nullable ParsedEntry> next() throws IOException {
    Line line = lines.next();
    return line == null ? null : () -> parser.read(line);
  }
}
