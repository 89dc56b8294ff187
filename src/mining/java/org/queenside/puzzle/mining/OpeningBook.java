package org.queenside.puzzle.mining;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.queenside.chess.Position;
import org.queenside.chess.San;

/** The positions at the end of known opening lines. */
final class OpeningBook {
  private static final String FILE = "openings.txt";

  private OpeningBook() {}

  /** Reads the opening lines and plays them. */
  static List<Position> read() {
    try (InputStream file = Objects.requireNonNull(OpeningBook.class.getResourceAsStream(FILE));
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> play(line.substring(line.indexOf(": ") + 2)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Position play(String moves) {
    Position position = Position.START;
    for (String san : moves.split(" ", -1)) {
      position = position.play(San.read(position, san));
    }
    return position;
  }
}
