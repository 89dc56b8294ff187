package org.queenside.puzzle.trainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.identity.account.LearnerId;
import org.queenside.puzzle.NewPuzzle;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.TestPuzzles;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class PuzzleSelectorTest {

  private final TestPuzzleStore store;
  private final LearnerId learner;
  private final PuzzleCollectionId collection;

  PuzzleSelectorTest(TestDatabase database) {
    this.store = new TestPuzzleStore(database, Clock.systemUTC());
    this.learner = store.newLearner();
    this.collection = store.collections.begin("Club");
  }

  @AfterEach
  void deleteCollections() {
    store.puzzles.collections().forEach(each -> store.collections.delete(each.id()));
  }

  @Test
  void thePuzzleIsNearTheAim() {
    fill(TestPuzzles.rated(40, 400, 50));

    for (int i = 0; i < 20; i++) {
      assertThat(next(1200).rating().value()).isBetween(1100.0, 1350.0);
    }
  }

  @Test
  void withoutPuzzlesNearTheAimTheNearestIsChosen() {
    fill(TestPuzzles.rated(40, 400, 50));

    assertThat(next(5_000).rating().value()).isGreaterThanOrEqualTo(2_300);
    assertThat(next(-5_000).rating().value()).isLessThan(500);
  }

  @Test
  void puzzlesNearTheAimAreChosenAtRandom() {
    fill(TestPuzzles.rated(30, 800, 0));

    Set<PuzzleId> chosen = new HashSet<>();
    for (int i = 0; i < 60; i++) {
      chosen.add(next(800).id());
    }

    assertThat(chosen).hasSizeGreaterThan(10);
  }

  @Test
  void metPuzzlesComeOnlyWhenAllHaveBeenMet() {
    fill(TestPuzzles.rated(30, 400, 60));
    Set<PuzzleId> met = new HashSet<>();

    for (int i = 0; i < 30; i++) {
      met.add(meetNext(i).id());
    }

    assertThat(met).hasSize(30);
  }

  @Test
  void amongMetPuzzlesTheOneMetLongestAgoComes() {
    fill(TestPuzzles.rated(5, 800, 0));
    Map<Integer, PuzzleId> order = new HashMap<>();
    for (int i = 0; i < 5; i++) {
      order.put(i, meetNext(i).id());
    }

    for (int i = 0; i < 5; i++) {
      assertThat(meetNext(5 + i).id()).isEqualTo(order.get(i));
    }
  }

  @Test
  void puzzlesMetByOneLearnerAreNewToAnother() {
    fill(TestPuzzles.rated(1, 800, 0));
    Puzzle met = meetNext(0);

    assertThat(store.choice.next(store.newLearner(), PuzzleFilter.ALL, 800)).isEqualTo(met);
    assertThat(store.choice.next(null, PuzzleFilter.ALL, 800)).isEqualTo(met);
  }

  @Test
  void theFilterHoldsEvenWhenAllItsPuzzlesWereMet() {
    Position smothered = Position.fromFen("6rk/6pp/8/6N1/8/8/6PP/6K1 w - - 0 1");
    Position black = Position.fromFen("8/8/8/8/8/5k2/q7/7K b - - 0 1");
    store.add(collection, List.of(NewPuzzle.of("knight", smothered), NewPuzzle.of("queen", black)));
    fill(TestPuzzles.rated(20, 400, 50));

    for (int i = 0; i < 3; i++) {
      assertThat(meet(PuzzleFilter.of(MatePattern.SMOTHERED), i).name()).isEqualTo("knight");
      assertThat(meet(PuzzleFilter.of(Color.BLACK), i).name()).isEqualTo("queen");
      assertThat(meet(new PuzzleFilter(null, Color.BLACK, true, collection), i).name())
          .isEqualTo("queen");
      assertThat(meet(PuzzleFilter.ofFewMen(), i).labels().men()).isLessThanOrEqualTo(7);
    }
    assertThat(store.choice.next(learner, PuzzleFilter.of(MatePattern.CASTLING), 800)).isNull();
  }

  @Test
  void aCollectionCanBeChosenAndAnEmptyFilterHasNoPuzzle() {
    fill(TestPuzzles.rated(3, 800, 0));
    PuzzleCollectionId other = store.collections.begin("Other");
    store.add(other, TestPuzzles.rated(3, 800, 0));
    store.collections.finish(other);

    for (int i = 0; i < 6; i++) {
      assertThat(meet(PuzzleFilter.of(other), i).collection()).isEqualTo(other);
    }
    assertThat(store.choice.next(learner, PuzzleFilter.of(new PuzzleCollectionId(999_999)), 800))
        .isNull();
  }

  @Test
  void everyCollectionIsChosenSometimes() {
    fill(TestPuzzles.rated(10, 800, 0));
    PuzzleCollectionId other = store.collections.begin("Other");
    store.add(other, TestPuzzles.rated(10, 800, 0));
    store.collections.finish(other);
    Set<PuzzleCollectionId> from = new HashSet<>();

    for (int i = 0; i < 20; i++) {
      from.add(meetNext(i).collection());
    }

    assertThat(from).containsExactlyInAnyOrder(collection, other);
  }

  private void fill(List<NewPuzzle> puzzles) {
    store.add(collection, puzzles);
    store.collections.finish(collection);
  }

  private Puzzle next(double aim) {
    return Objects.requireNonNull(store.choice.next(learner, PuzzleFilter.ALL, aim));
  }

  private Puzzle meetNext(int second) {
    return meet(PuzzleFilter.ALL, second);
  }

  private Puzzle meet(PuzzleFilter selection, int second) {
    Puzzle puzzle = Objects.requireNonNull(store.choice.next(learner, selection, 1000));
    store.tries.put(learner, puzzle.id(), PuzzleProgress.OPEN, Instant.EPOCH.plusSeconds(second));
    return puzzle;
  }
}
