package org.queenside.puzzle.mining;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import org.queenside.chess.Position;
import org.queenside.play.SeededRandom;

/**
 * How the collection is made: lot by lot. A lot is a dozen puzzles out of games of its own, a few
 * of them compositions; so a smaller collection from the same seed is the beginning of a larger
 * one.
 */
final class CollectionGenerator {
  /** Puzzles in a lot. */
  static final int LOT = 12;

  private static final RandomGeneratorFactory<RandomGenerator> ALGORITHM =
      RandomGeneratorFactory.of("L64X128MixRandom");

  private static final int GAMES = 200;
  private static final int FEW_MEN = 2;

  /** One lot in so many has a composition; the first has none. */
  private static final int LOTS_TO_COMPOSITION = 2;

  private static final int TRIES = 600;
  private static final int MOST_LOTS_TO_A_FULL_ONE = 3;

  private static final List<RareMoveKind> RARITIES = List.of(RareMoveKind.values());

  private final long seed;
  private final List<Position> openings = OpeningBook.read();
  private final BalancedSelection basket = new BalancedSelection();

  CollectionGenerator(long seed) {
    this.seed = seed;
  }

  /**
   * Makes the first so many puzzles of the collection; fewer if there are hardly any more that are
   * not like one of those before.
   */
  List<PuzzleCandidate> make(int count) {
    int fullLots = count / LOT + 1;
    for (int lot = 0; lot < MOST_LOTS_TO_A_FULL_ONE * fullLots; lot++) {
      if (basket.taken().size() >= count) {
        break;
      }
      addLot(lot);
    }
    return basket.taken().subList(0, Math.min(count, basket.taken().size()));
  }

  private void addLot(int lot) {
    int end = basket.taken().size() + LOT;
    if (lot % LOTS_TO_COMPOSITION == 1) {
      basket.take(composition(lot), 1);
    }
    basket.take(RandomEndgameGenerator.some(random(RandomStream.FEW_MEN, lot)), FEW_MEN);
    basket.take(
        IntStream.range(lot * GAMES, (lot + 1) * GAMES)
            .parallel()
            .mapToObj(number -> game(random(RandomStream.GAMES, number)).finds())
            .flatMap(List::stream)
            .toList(),
        end - basket.taken().size());
  }

  private List<PuzzleCandidate> composition(int lot) {
    RareMoveKind rarity = RARITIES.get(lot / LOTS_TO_COMPOSITION % RARITIES.size());
    return IntStream.range(lot * TRIES, (lot + 1) * TRIES)
        .parallel()
        .mapToObj(number -> composition(rarity, random(RandomStream.COMPOSITIONS, number)))
        .flatMap(Optional::stream)
        .findFirst()
        .map(List::of)
        .orElse(List.of());
  }

  private Optional<PuzzleCandidate> composition(RareMoveKind rarity, SeededRandom random) {
    List<Position> starts = CompositionStarts.of(game(random).positions(), rarity);
    return starts.isEmpty()
        ? Optional.empty()
        : Optional.ofNullable(Composer.compose(random.pick(starts), rarity, random));
  }

  private SelfPlayGame game(SeededRandom random) {
    return SelfPlayGame.from(random.pick(openings), random);
  }

  private SeededRandom random(RandomStream purpose, int number) {
    return random(seed, (long) RandomStream.values().length * number + purpose.ordinal());
  }

  /** Returns the random choices for one of many things that are made independently. */
  static SeededRandom random(long seed, long number) {
    return SeededRandom.of(ALGORITHM.create(seed * 0x9E3779B97F4A7C15L + number));
  }

  /** What chance is needed for; one must not take numbers from another. */
  private enum RandomStream {
    GAMES,
    FEW_MEN,
    COMPOSITIONS
  }
}
