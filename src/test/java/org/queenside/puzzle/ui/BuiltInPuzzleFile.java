package org.queenside.puzzle.ui;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.queenside.chess.Position;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.pattern.PuzzleLabels;
import org.queenside.puzzle.trainer.PuzzleLevel;

/** The puzzles that come with the program, without a database. */
final class BuiltInPuzzleFile {

  private BuiltInPuzzleFile() {}

  static List<Position> positions() {
    try (InputStream file =
        Objects.requireNonNull(Puzzle.class.getResourceAsStream("mates-in-one.epd"))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> String.join(" ", List.of(line.split(" ", -1)).subList(0, 4)) + " 0 1")
          .map(Position::fromFen)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Puzzle puzzle(Position position) {
    return puzzle(position, PuzzleLabels.of(position));
  }

  static Puzzle puzzle(Position position, PuzzleLabels labels) {
    return new Puzzle(
        new PuzzleId(1),
        new PuzzleCollectionId(1),
        "test",
        position,
        labels,
        PuzzleLevel.FIRST.rating());
  }
}
