package org.queenside.puzzle.mining;

import java.util.List;
import java.util.stream.IntStream;
import org.queenside.chess.Position;

/**
 * How the collection is made: lot by lot. A lot is one sheet of puzzles, out of games of its own
 * and some compositions; so a smaller collection from the same seed is the beginning of a larger
 * one.
 */
final class Recipe {
  /** Puzzles in a lot. */
  static final int LOT = 12;

  private static final int GAMES = 150;
  private static final int FEW_MEN = 2;

  /** One lot in so many has a composition; the first has none. */
  private static final int LOTS_TO_COMPOSITION = 2;

  private static final int TRIES = 600;

  private static final List<Rarity> RARITIES = List.of(Rarity.values());

  private final long seed;
  private final List<Position> openings = Openings.read();
  private final Basket basket = new Basket();

  Recipe(long seed) {
    this.seed = seed;
  }

  /** Makes the first so many puzzles of the collection. */
  List<Find> make(int count) {
    for (int lot = 0; basket.taken().size() < count; lot++) {
      addLot(lot);
    }
    return basket.taken().subList(0, count);
  }

  private void addLot(int lot) {
    int end = basket.taken().size() + LOT;
    if (lot % LOTS_TO_COMPOSITION == 1) {
      basket.take(composition(lot), 1);
    }
    basket.take(FewMen.some(chance(Purpose.FEW_MEN, lot)), FEW_MEN);
    basket.take(
        IntStream.range(lot * GAMES, (lot + 1) * GAMES)
            .parallel()
            .mapToObj(number -> game(chance(Purpose.GAMES, number)).finds())
            .flatMap(List::stream)
            .toList(),
        end - basket.taken().size());
  }

  private List<Find> composition(int lot) {
    Rarity rarity = RARITIES.get(lot / LOTS_TO_COMPOSITION % RARITIES.size());
    return IntStream.range(lot * TRIES, (lot + 1) * TRIES)
        .parallel()
        .mapToObj(number -> composition(rarity, chance(Purpose.COMPOSITIONS, number)))
        .flatMap(List::stream)
        .limit(1)
        .toList();
  }

  private List<Find> composition(Rarity rarity, Chance chance) {
    List<Position> starts = Starts.of(game(chance).positions(), rarity);
    Find find = starts.isEmpty() ? null : Composer.compose(chance.pick(starts), rarity, chance);
    return find == null ? List.of() : List.of(find);
  }

  private SelfPlay game(Chance chance) {
    return SelfPlay.from(chance.pick(openings), chance);
  }

  private Chance chance(Purpose purpose, int number) {
    return Chance.of(seed, (long) Purpose.values().length * number + purpose.ordinal());
  }

  /** What chance is needed for; one must not take numbers from another. */
  private enum Purpose {
    GAMES,
    FEW_MEN,
    COMPOSITIONS
  }
}
