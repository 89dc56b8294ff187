package org.queenside.puzzle.mining;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * Chance that a seed decides. Only the generator's plain 64-bit numbers are used, which its
 * algorithm defines; how a library makes smaller ones of them might change.
 */
final class MiningRandom {
  private static final RandomGeneratorFactory<RandomGenerator> ALGORITHM =
      RandomGeneratorFactory.of("L64X128MixRandom");

  private final RandomGenerator numbers;

  private MiningRandom(long seed) {
    numbers = ALGORITHM.create(seed);
  }

  /**
   * Returns the chance of one of many things that are made independently.
   *
   * @param seed the seed of them all
   * @param number which of them
   */
  static MiningRandom of(long seed, long number) {
    return new MiningRandom(seed * 0x9E3779B97F4A7C15L + number);
  }

  /** Returns a number from 0 up to, but not including, the bound. */
  int below(int bound) {
    return (int) Long.remainderUnsigned(numbers.nextLong(), bound);
  }

  /** Returns one element of a list that is not empty. */
  <T> T pick(List<T> list) {
    return list.get(below(list.size()));
  }
}
