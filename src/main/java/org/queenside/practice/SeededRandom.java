package org.queenside.practice;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import org.queenside.chess.Color;

/** Choices that look random and are the same every time for the same seed. */
public final class SeededRandom {
  private final SplittableRandom random;

  private SeededRandom(SplittableRandom random) {
    this.random = random;
  }

  /** Returns the chance of a seed. */
  public static SeededRandom of(long seed) {
    return new SeededRandom(new SplittableRandom(seed));
  }

  /** Returns the chance of one task among several of the same seed. */
  static SeededRandom of(long seed, int number) {
    SplittableRandom random = new SplittableRandom(seed);
    SplittableRandom own = random.split();
    for (int task = 0; task < number; task++) {
      own = random.split();
    }
    return new SeededRandom(own);
  }

  /** Returns a number from 0 up to, but not including, the bound. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  /** Returns true as often as false. */
  public boolean coin() {
    return random.nextBoolean();
  }

  Color color() {
    return coin() ? Color.WHITE : Color.BLACK;
  }

  /** Returns one element of a list that is not empty. */
  <T> T pick(List<T> list) {
    return list.get(below(list.size()));
  }

  /**
   * Returns one element of a list that is not empty, the heavier ones more often.
   *
   * @param weight 1 or more
   */
  <T> T pick(List<T> list, ToIntFunction<T> weight) {
    int left = below(list.stream().mapToInt(weight).sum());
    for (T element : list) {
      left -= weight.applyAsInt(element);
      if (left < 0) {
        return element;
      }
    }
    throw new IllegalArgumentException("no weight in " + list);
  }
}
