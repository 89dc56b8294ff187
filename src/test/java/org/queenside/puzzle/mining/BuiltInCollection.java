package org.queenside.puzzle.mining;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.queenside.chess.Position;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.pattern.PuzzleLabels;

/** The collection that comes with the program, read anew from its file. */
final class BuiltInCollection {
  private static final Pattern LINE = Pattern.compile("(\\S+ [wb] \\S+ \\S+) id \"(q\\d{4})\";");

  private BuiltInCollection() {}

  /** A puzzle as its line says it. */
  record Entry(String name, Position position) {
    PuzzleCandidate find() {
      return PuzzleCandidate.of(position, position.matesInOne());
    }

    PuzzleLabels labels() {
      return PuzzleLabels.of(position);
    }
  }

  static List<String> lines() {
    try (InputStream file =
        Objects.requireNonNull(PuzzleService.class.getResourceAsStream("mates-in-one.epd"))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<Entry> entries() {
    return lines().stream()
        .filter(line -> !line.startsWith("#"))
        .map(BuiltInCollection::entry)
        .toList();
  }

  private static Entry entry(String line) {
    Matcher fields = LINE.matcher(line);
    if (!fields.matches()) {
      throw new IllegalArgumentException("not a line of the collection: " + line);
    }
    return new Entry(fields.group(2), Position.fromFen(fields.group(1)));
  }
}
