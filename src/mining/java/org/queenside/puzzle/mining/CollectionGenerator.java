package org.queenside.puzzle.mining;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import org.queenside.chess.Position;
import org.queenside.play.SeededRandom;

/**
 * Generates a collection in batches of a dozen puzzles. Each batch has its own games and
 * compositions, so a smaller collection with the same seed is the beginning of a larger one.
 */
final class CollectionGenerator {
  /** Puzzles in a batch. */
  static final int BATCH = 12;

  private static final RandomGeneratorFactory<RandomGenerator> ALGORITHM =
      RandomGeneratorFactory.of("L64X128MixRandom");

  private static final int GAMES = 200;
  private static final int FEW_MEN = 2;

  /** One batch in this many has a composition; the first has none. */
  private static final int BATCHES_PER_COMPOSITION = 2;

  private static final int TRIES = 600;
  private static final int MOST_BATCHES_PER_FULL_ONE = 3;

  private static final List<RareMoveKind> RARE_KINDS = List.of(RareMoveKind.values());

  private final long seed;
  private final List<Position> openings = OpeningBook.read();
  private final BalancedSelection selection = new BalancedSelection();

  CollectionGenerator(long seed) {
    this.seed = seed;
  }

  /**
   * Generates the first puzzles of the collection; fewer if nearly all further ones look like
   * earlier ones.
   */
  List<PuzzleCandidate> make(int count) {
    int fullBatches = count / BATCH + 1;
    for (int batch = 0; batch < MOST_BATCHES_PER_FULL_ONE * fullBatches; batch++) {
      if (selection.taken().size() >= count) {
        break;
      }
      addBatch(batch);
    }
    return selection.taken().subList(0, Math.min(count, selection.taken().size()));
  }

  private void addBatch(int batch) {
    int end = selection.taken().size() + BATCH;
    if (batch % BATCHES_PER_COMPOSITION == 1) {
      selection.take(composition(batch), 1);
    }
    selection.take(RandomEndgameGenerator.some(random(RandomStream.FEW_MEN, batch)), FEW_MEN);
    selection.take(
        IntStream.range(batch * GAMES, (batch + 1) * GAMES)
            .parallel()
            .mapToObj(number -> game(random(RandomStream.GAMES, number)).candidates())
            .flatMap(List::stream)
            .toList(),
        end - selection.taken().size());
  }

  private List<PuzzleCandidate> composition(int batch) {
    RareMoveKind kind = RARE_KINDS.get(batch / BATCHES_PER_COMPOSITION % RARE_KINDS.size());
    return IntStream.range(batch * TRIES, (batch + 1) * TRIES)
        .parallel()
        .mapToObj(number -> composition(kind, random(RandomStream.COMPOSITIONS, number)))
        .flatMap(Optional::stream)
        .findFirst()
        .map(List::of)
        .orElse(List.of());
  }

  private Optional<PuzzleCandidate> composition(RareMoveKind kind, SeededRandom random) {
    List<Position> starts = CompositionStarts.of(game(random).positions(), kind);
    return starts.isEmpty()
        ? Optional.empty()
        : Optional.ofNullable(Composer.compose(random.pick(starts), kind, random));
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

  /** The uses of random numbers, which have streams of their own. */
  private enum RandomStream {
    GAMES,
    FEW_MEN,
    COMPOSITIONS
  }
}
