package org.queenside.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.identity.account.LearnerId;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.puzzle.trainer.PuzzleProgress;
import org.queenside.puzzle.trainer.TestPuzzleStore;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class PuzzleCollectionServiceTest {

  private final TestDatabase database;
  private final TestPuzzleStore store;
  private final PuzzleCollectionId collection;

  PuzzleCollectionServiceTest(TestDatabase database) {
    this.database = database;
    this.store = new TestPuzzleStore(database, Clock.systemUTC());
    this.collection = store.collections.begin("Club");
  }

  @Test
  void aCollectionIsVisibleOnlyWhenItIsFinished() {
    store.add(collection, TestPuzzles.rated(3, 800, 0));
    assertThat(names()).doesNotContain("Club");
    assertThat(store.puzzles.count(PuzzleFilter.of(collection))).isZero();
    assertThat(next()).isNull();

    store.collections.finish(collection);

    assertThat(store.puzzles.collections())
        .contains(new PuzzleCollection(collection, "Club", 3, false));
    assertThat(store.puzzles.count(PuzzleFilter.of(collection))).isEqualTo(3);
    assertThat(next()).isNotNull();
    store.collections.delete(collection);
  }

  @Test
  void anAddedPuzzleIsFoundUnchanged() {
    NewPuzzle added = TestPuzzles.rated(1, 812.5, 0).getFirst();
    store.add(collection, List.of(added));
    store.collections.finish(collection);

    Puzzle found = next();

    assertThat(found)
        .isEqualTo(
            new Puzzle(
                found.id(), collection, "p0", added.position(), added.labels(), added.rating()));
    assertThat(store.puzzles.find(found.id())).isEqualTo(found);
    store.collections.delete(collection);
  }

  @Test
  void aPositionIsAddedOnceAndDuplicatesAreReported() {
    NewPuzzle first = NewPuzzle.of("a", Position.fromFen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"));
    NewPuzzle again = NewPuzzle.of("b", Position.fromFen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 7 31"));
    NewPuzzle other = NewPuzzle.of("c", Position.fromFen("6k1/5ppp/8/8/8/8/1P6/R5K1 w - - 0 1"));

    Set<Long> known = new HashSet<>();
    assertThat(store.collections.add(collection, List.of(first, again, other), known))
        .containsExactly(true, false, true);
    assertThat(store.collections.add(collection, List.of(other, first), known))
        .containsExactly(false, false);
    assertThat(rows()).isEqualTo(2);
  }

  @Test
  void aNewCollectionReplacesAnUnfinishedOneOfTheSameName() {
    store.add(collection, TestPuzzles.rated(3, 800, 0));

    PuzzleCollectionId again = store.collections.begin("CLUB");
    store.collections.deleteRemaining();

    assertThat(rows()).isZero();
    store.add(again, TestPuzzles.rated(2, 800, 0));
    store.collections.finish(again);
    store.collections.begin("Club");
    assertThat(names()).contains("CLUB");
    store.collections.delete(again);
  }

  @Test
  void countsFollowPatternSideAndNumberOfPieces() {
    Position smothered = Position.fromFen("6rk/6pp/8/6N1/8/8/6PP/6K1 w - - 0 1");
    Position queen = Position.fromFen("8/8/8/8/8/5k2/q7/7K b - - 0 1");
    store.add(collection, List.of(NewPuzzle.of("a", smothered), NewPuzzle.of("b", queen)));
    store.collections.finish(collection);

    assertThat(store.puzzles.counts(PuzzleFilter.of(collection)))
        .containsEntry(MatePattern.SMOTHERED, 1)
        .containsEntry(MatePattern.QUEEN_BESIDE_KING, 1)
        .hasSize(2);
    assertThat(count(new PuzzleFilter(null, Color.BLACK, false, collection))).isEqualTo(1);
    assertThat(count(new PuzzleFilter(null, null, true, collection))).isEqualTo(1);
    assertThat(count(new PuzzleFilter(MatePattern.SMOTHERED, Color.BLACK, false, collection)))
        .isZero();
    store.collections.delete(collection);
  }

  @Test
  void aCollectionIsRenamedButNotTheBuiltInOne() {
    store.collections.finish(collection);
    assertThat(store.collections.rename(collection, "School\0 ♞ " + "x".repeat(400))).isTrue();
    assertThat(names()).anyMatch(name -> name.startsWith("School\uFFFD ♞ xxx"));

    assertThat(store.collections.rename(builtIn(), "Mine")).isFalse();
    assertThat(store.collections.delete(builtIn())).isFalse();
    assertThat(names()).contains("Queenside");
    store.collections.delete(collection);
  }

  @Test
  void deletingDeletesThePuzzlesAndTheirResults() {
    store.add(collection, TestPuzzles.rated(3, 800, 0));
    store.collections.finish(collection);
    LearnerId learner = store.newLearner();
    Puzzle puzzle = next();
    store.tries.put(learner, puzzle.id(), new PuzzleProgress(false, Instant.EPOCH), Instant.EPOCH);

    assertThat(store.collections.delete(collection)).isTrue();

    assertThat(rows()).isZero();
    assertThat(store.puzzles.find(puzzle.id())).isNull();
    assertThat(store.tries.missedCount(learner, Instant.now())).isZero();
    assertThat(store.collections.delete(collection)).isFalse();
  }

  @Test
  void anInterruptedDeletionShowsNothingAndIsFinishedLater() {
    store.add(collection, TestPuzzles.rated(3, 800, 0));
    store.collections.finish(collection);
    Puzzle puzzle = next();
    database
        .jdbc()
        .sql("update puzzle_collection set state = 'leaving' where id = ?")
        .param(collection.value())
        .update();
    assertThat(names()).doesNotContain("Club");
    assertThat(store.puzzles.find(puzzle.id())).isNull();

    store.collections.deleteRemaining();

    assertThat(rows()).isZero();
  }

  private Puzzle next() {
    return store.choice.next(null, PuzzleFilter.of(collection), 800);
  }

  private int count(PuzzleFilter selection) {
    return store.puzzles.count(selection);
  }

  private PuzzleCollectionId builtIn() {
    return store.puzzles.collections().getFirst().id();
  }

  private List<String> names() {
    return store.puzzles.collections().stream().map(PuzzleCollection::name).toList();
  }

  private int rows() {
    return database
        .jdbc()
        .sql("select count(*) from puzzle where collection_id = ?")
        .param(collection.value())
        .query(Integer.class)
        .single();
  }
}
