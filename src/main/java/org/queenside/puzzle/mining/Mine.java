package org.queenside.puzzle.mining;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.queenside.chess.Position;

/**
 * The command that makes the collection of puzzles that comes with the program: {@code mine --seed
 * 1 --count 2400} writes it as EPD.
 */
public final class Mine {
  private static final int DONE = 0;
  private static final int WRONG_USE = 2;
  private static final int MOST = 9999;

  private long seed = 1;
  private int count = 2400;

  private Mine() {}

  /**
   * Runs the command. The same seed gives the same puzzles on every machine, and a smaller count
   * the first ones of a larger.
   *
   * @param args {@code --seed} and {@code --count}, each with a number, or none
   * @param out gets the puzzles
   * @param err gets what is wrong with the arguments
   * @return 0, or 2 if the arguments are wrong
   */
  public static int run(List<String> args, PrintStream out, PrintStream err) {
    Mine command = new Mine();
    try {
      command.read(args);
    } catch (IllegalArgumentException e) {
      err.println("mine: " + e.getMessage());
      err.println(
          "Use: mine [--seed NUMBER] [--count NUMBER], such as: mine --seed 1 --count 2400");
      return WRONG_USE;
    }
    command.print(out);
    return DONE;
  }

  private void read(List<String> args) {
    for (int i = 0; i < args.size(); i += 2) {
      String option = args.get(i);
      if (i + 1 == args.size()) {
        throw new IllegalArgumentException("a number is missing after " + option);
      }
      String value = args.get(i + 1);
      switch (option) {
        case "--seed" -> seed = number(option, value, Long.MIN_VALUE, Long.MAX_VALUE);
        case "--count" -> count = (int) number(option, value, 1, MOST);
        default -> throw new IllegalArgumentException("no option is called " + option);
      }
    }
  }

  private static long number(String option, String text, long least, long most) {
    try {
      long number = Long.parseLong(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(option + " needs a whole number, not " + text, e);
    }
    throw new IllegalArgumentException(
        option + " goes from " + least + " to " + most + ", not " + text);
  }

  private void print(PrintStream out) {
    List<Find> puzzles = new Recipe(seed).make(count);
    out.print("# Mates in one. How they were found stands in docs/puzzles.md.\n");
    out.print("# java -jar queenside.jar mine --seed " + seed + " --count " + count + "\n");
    for (int i = 0; i < puzzles.size(); i++) {
      out.print(line(i + 1, puzzles.get(i).position()));
    }
    out.flush();
  }

  /** One line of EPD: a FEN without its counters, and the number as a name. */
  private static String line(int number, Position position) {
    String fen = position.toString();
    String fields = fen.substring(0, fen.length() - " 0 1".length());
    return String.format(Locale.ROOT, "%s id \"q%04d\";\n", fields, number);
  }
}
