package org.queenside.play;

import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import org.queenside.chess.Color;
import org.queenside.chess.Position;

/**
 * Choices that look random and are the same every time for the same seed. The results for a seed
 * must never change: games are replayed from their moves, and addresses hold the seeds of tasks.
 */
public final class SeededRandom {
  private final RandomGenerator numbers;

  private SeededRandom(RandomGenerator numbers) {
    this.numbers = numbers;
  }

  /** Returns the choices for a seed. */
  public static SeededRandom of(long seed) {
    return new SeededRandom(new SplittableRandom(seed));
  }

  /** Returns the choices for one task among several of the same seed. */
  public static SeededRandom of(long seed, int number) {
    SplittableRandom random = new SplittableRandom(seed);
    SplittableRandom own = random.split();
    for (int task = 0; task < number; task++) {
      own = random.split();
    }
    return new SeededRandom(own);
  }

  /** Returns the choices for a position, including its counters. */
  static SeededRandom of(Position position) {
    return of(new SplittableRandom(position.hashCode()));
  }

  /**
   * Returns choices made from a generator's plain 64-bit numbers, which its algorithm defines. How
   * a library derives smaller numbers from them might change.
   */
  public static SeededRandom of(RandomGenerator generator) {
    return new SeededRandom(new Remainders(generator));
  }

  /** Returns a number from 0 up to, but not including, the bound. */
  public int below(int bound) {
    return numbers.nextInt(bound);
  }

  /** Returns true as often as false. */
  public boolean coin() {
    return numbers.nextBoolean();
  }

  /** Returns White as often as Black. */
  public Color color() {
    return coin() ? Color.WHITE : Color.BLACK;
  }

  /** Returns one element of a list that is not empty. */
  public <T> T pick(List<T> list) {
    return list.get(below(list.size()));
  }

  /**
   * Returns one element of a list that is not empty, choosing heavier ones more often.
   *
   * @param weight 1 or more
   */
  public <T> T pick(List<T> list, ToIntFunction<T> weight) {
    int left = below(list.stream().mapToInt(weight).sum());
    for (T element : list) {
      left -= weight.applyAsInt(element);
      if (left < 0) {
        return element;
      }
    }
    throw new IllegalArgumentException("no weight in " + list);
  }

  /** Shuffles a list in place. */
  <T> void shuffle(List<T> list) {
    for (int left = list.size(); left > 1; left--) {
      Collections.swap(list, left - 1, below(left));
    }
  }

  private record Remainders(RandomGenerator numbers) implements RandomGenerator {
    @Override
    public long nextLong() {
      return numbers.nextLong();
    }

    @Override
    public int nextInt(int bound) {
      return (int) Long.remainderUnsigned(nextLong(), bound);
    }
  }
}
