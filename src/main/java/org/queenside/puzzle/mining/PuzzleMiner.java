package org.queenside.puzzle.mining;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.queenside.chess.Position;

/** Writes collections of mates in one that nobody has seen before. */
public final class PuzzleMiner {
  private static final String COUNTERS = " 0 1";

  private PuzzleMiner() {}

  /**
   * Makes puzzles and writes them as EPD. The same seed gives the same puzzles on every machine,
   * and a smaller count the first ones of a larger; it takes a second or two for twenty.
   *
   * @param count how many; when hardly any new ones turn up, fewer are written
   */
  public static void mine(long seed, int count, PrintStream out) {
    List<PuzzleCandidate> puzzles = new CollectionGenerator(seed).make(count);
    out.print("# Mates in one. How they were found stands in docs/puzzles.md.\n");
    out.print("# java -jar queenside.jar mine --seed=" + seed + " --count=" + count + "\n");
    for (int i = 0; i < puzzles.size(); i++) {
      out.print(line(i + 1, puzzles.get(i).position()));
    }
    out.flush();
  }

  /** One line of EPD: a FEN without its counters, and the number as a name. */
  private static String line(int number, Position position) {
    String fen = position.toString();
    String fields = fen.substring(0, fen.length() - COUNTERS.length());
    return String.format(Locale.ROOT, "%s id \"q%04d\";\n", fields, number);
  }
}
