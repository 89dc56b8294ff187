package org.queenside.fuzz;

import java.time.Duration;
import java.util.Random;

/**
 * Gives two million faulty texts to the readers of moves, positions, games, files of puzzles and
 * lessons, and fails at the first one that gets out anything but the promised exception.
 *
 * <p>Run by hand: see docs/testing.md.
 */
public final class FuzzReaders {
  private FuzzReaders() {}

  /** Takes the seed; without one it is 1. */
  public static void main(String[] args) {
    long seed = args.length == 0 ? 1 : Long.parseLong(args[0]);
    for (FuzzedReader reader : FuzzedReader.values()) {
      long begun = System.nanoTime();
      reader.read(new Random(seed), reader.many());
      System.out.printf(
          "%-12s %,9d texts in %d s, seed %d%n",
          reader, reader.many(), Duration.ofNanos(System.nanoTime() - begun).toSeconds(), seed);
    }
  }
}
