package org.queenside.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.queenside.puzzle.trainer.TestPuzzleStore;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** Forty puzzles of one collection, rated 400, 410, 420 and so on. */
@OnEveryDatabase
class PuzzleSetSamplerTest {

  private final TestPuzzleStore store;
  private final PuzzleSetSampler sets;
  private final PuzzleCollectionId collection;

  PuzzleSetSamplerTest(TestDatabase database) {
    this.store = new TestPuzzleStore(database, Clock.systemUTC());
    this.sets =
        new PuzzleSetSampler(
            new PuzzleRepository(database.jdbc()), new PuzzleCountRepository(database.jdbc()));
    this.collection = store.collections.begin("Club");
    store.add(collection, TestPuzzles.rated(40, 400, 10));
    store.collections.finish(collection);
  }

  @AfterEach
  void deleteCollection() {
    store.collections.delete(collection);
  }

  @Test
  void aSetIsSpreadFromEasyToHardAndHasEachPuzzleOnce() {
    List<Double> ratings = ratings(sets.draw(of(), 10, PuzzleSetSampler.DifficultyRange.ALL));

    assertThat(ratings).hasSize(10).isSorted().doesNotHaveDuplicates();
    assertThat(ratings.getFirst()).isLessThanOrEqualTo(430);
    assertThat(ratings.getLast()).isGreaterThanOrEqualTo(760);
  }

  @Test
  void theEasierHalfHasNoHarderPuzzles() {
    assertThat(ratings(sets.draw(of(), 20, PuzzleSetSampler.DifficultyRange.EASIER)))
        .allMatch(each -> each < 600);
    assertThat(ratings(sets.draw(of(), 20, PuzzleSetSampler.DifficultyRange.HARDER)))
        .allMatch(each -> each >= 600);
  }

  @Test
  void tooFewPuzzlesAreAllDrawn() {
    assertThat(sets.draw(of(), 100, PuzzleSetSampler.DifficultyRange.ALL))
        .hasSize(40)
        .doesNotHaveDuplicates();
    assertThat(sets.draw(of(), 30, PuzzleSetSampler.DifficultyRange.EASIER)).hasSize(30);
    assertThat(
            sets.draw(
                PuzzleFilter.of(new PuzzleCollectionId(987_654_321)),
                5,
                PuzzleSetSampler.DifficultyRange.ALL))
        .isEmpty();
  }

  private PuzzleFilter of() {
    return PuzzleFilter.of(collection);
  }

  private List<Double> ratings(List<PuzzleId> ids) {
    return ids.stream()
        .map(id -> store.puzzles.find(id))
        .map(puzzle -> puzzle == null ? 0 : puzzle.rating().value())
        .toList();
  }
}
