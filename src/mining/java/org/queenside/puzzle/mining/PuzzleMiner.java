package org.queenside.puzzle.mining;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.queenside.chess.Position;

/**
 * Generates a collection of mates in one as a file, such as the one that comes with the program.
 */
public final class PuzzleMiner {
  private static final String COUNTERS = " 0 1";
  private static final int LARGEST_COUNT = 9999;

  private PuzzleMiner() {}

  /**
   * Generates puzzles and writes them to a file.
   *
   * @param arguments the seed, the number of puzzles and the file
   * @throws IOException if the file can't be written
   */
  public static void main(String... arguments) throws IOException {
    if (arguments.length != 3) {
      throw new IllegalArgumentException("Expected a seed, a number of puzzles and a file");
    }
    String text = mine(Long.parseLong(arguments[0]), Integer.parseInt(arguments[1]));
    Files.writeString(Path.of(arguments[2]), text);
  }

  /**
   * Returns puzzles as EPD. The same seed gives the same puzzles on every machine, and a smaller
   * count the first ones of a larger; twenty take a second or two.
   *
   * @param count 1 to 9999; when hardly any new puzzles turn up, there are fewer
   * @throws IllegalArgumentException if the count is out of range
   */
  static String mine(long seed, int count) {
    if (count < 1 || count > LARGEST_COUNT) {
      throw new IllegalArgumentException(
          "The number of puzzles must be from 1 to " + LARGEST_COUNT + ", not " + count);
    }
    List<PuzzleCandidate> puzzles = new CollectionGenerator(seed).make(count);
    StringBuilder text = new StringBuilder();
    text.append("# Mates in one, generated as docs/puzzles.md describes.\n");
    text.append(
        "# ./mvnw -q test-compile exec:exec@mine \"-Dmining=%d %d FILE\"\n".formatted(seed, count));
    for (int i = 0; i < puzzles.size(); i++) {
      text.append(line(i + 1, puzzles.get(i).position()));
    }
    return text.toString();
  }

  /** One line of EPD: a FEN without its counters, and the number as a name. */
  private static String line(int number, Position position) {
    String fen = position.toString();
    String fields = fen.substring(0, fen.length() - COUNTERS.length());
    return String.format(Locale.ROOT, "%s id \"q%04d\";\n", fields, number);
  }
}
