package org.queenside.command;

import java.util.Set;
import org.queenside.puzzle.mining.PuzzleMiner;

/** Makes puzzles, such as those that come with the program, and writes them to the output. */
final class MineCommand implements Command {
  private static final String SEED = "seed";
  private static final String COUNT = "count";
  private static final long FIRST_SEED = 1;
  private static final long USUAL_COUNT = 2400;
  private static final long MOST = 9999;

  @Override
  public String name() {
    return "mine";
  }

  @Override
  public Set<String> options() {
    return Set.of(SEED, COUNT);
  }

  @Override
  public int run(CommandLine line, CommandOutput output) {
    if (line.operand() != null) {
      throw new UsageException("too-much", line.operand());
    }
    long seed = number(line, SEED, FIRST_SEED, Long.MAX_VALUE);
    long count = number(line, COUNT, USUAL_COUNT, MOST);
    PuzzleMiner.mine(seed, (int) count, output.out());
    return 0;
  }

  private static long number(CommandLine line, String option, long usual, long most) {
    String text = line.value(option);
    if (text == null) {
      return usual;
    }
    try {
      long number = Long.parseLong(text);
      if (number >= 1 && number <= most) {
        return number;
      }
    } catch (NumberFormatException _) {
      // Said below, like a number that is too large.
    }
    throw new UsageException("number", option, Long.toString(most), text);
  }
}
