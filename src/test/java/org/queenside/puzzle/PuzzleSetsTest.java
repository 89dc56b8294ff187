package org.queenside.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.queenside.database.OnEveryDatabase;
import org.queenside.database.TestDatabase;

/** Forty puzzles of one collection, rated 400, 410, 420 and so on. */
@OnEveryDatabase
class PuzzleSetsTest {

  private final TestStore store;
  private final PuzzleSets sets;
  private final CollectionId collection;

  PuzzleSetsTest(TestDatabase database) {
    this.store = new TestStore(database, Clock.systemUTC());
    this.sets = new PuzzleSets(database.jdbc(), new StockTable(database.jdbc()));
    this.collection = store.collections.begin("Club");
    store.collections.add(collection, TestPuzzles.rated(40, 400, 10));
    store.collections.finish(collection);
  }

  @AfterEach
  void deleteCollection() {
    store.collections.delete(collection);
  }

  @Test
  void aSetIsSpreadFromEasyToHardAndHasEachPuzzleOnce() {
    List<Double> ratings = ratings(sets.draw(of(), 10, PuzzleSets.Range.ALL));

    assertThat(ratings).hasSize(10).isSorted().doesNotHaveDuplicates();
    assertThat(ratings.getFirst()).isLessThanOrEqualTo(430);
    assertThat(ratings.getLast()).isGreaterThanOrEqualTo(760);
  }

  @Test
  void theEasierHalfHasNothingOfTheHarder() {
    assertThat(ratings(sets.draw(of(), 20, PuzzleSets.Range.EASIER))).allMatch(each -> each < 600);
    assertThat(ratings(sets.draw(of(), 20, PuzzleSets.Range.HARDER))).allMatch(each -> each >= 600);
  }

  @Test
  void ofTooFewAllAreDrawn() {
    assertThat(sets.draw(of(), 100, PuzzleSets.Range.ALL)).hasSize(40).doesNotHaveDuplicates();
    assertThat(sets.draw(of(), 30, PuzzleSets.Range.EASIER)).hasSize(30);
    assertThat(sets.draw(Selection.of(new CollectionId(987_654_321)), 5, PuzzleSets.Range.ALL))
        .isEmpty();
  }

  private Selection of() {
    return Selection.of(collection);
  }

  private List<Double> ratings(List<PuzzleId> ids) {
    return ids.stream()
        .map(id -> store.puzzles.find(id))
        .map(puzzle -> puzzle == null ? 0 : puzzle.rating().value())
        .toList();
  }
}
