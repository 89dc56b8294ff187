package org.queenside.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.queenside.database.OnEveryDatabase;
import org.queenside.database.TestDatabase;
import org.queenside.learner.TestBrowser;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;

@OnEveryDatabase
class TrainerTest {

  private final TestStore store;
  private final TestBrowser browser = new TestBrowser();

  TrainerTest(TestDatabase database) {
    this.store = new TestStore(database, Clock.systemUTC());
    store.builtIn.load();
  }

  @Test
  void everyPuzzleIsMetOnceBeforeAnyComesAgain() {
    int all = store.puzzles.count(Selection.ALL);
    Set<PuzzleId> met = new HashSet<>();

    for (int i = 0; i < all; i++) {
      met.add(solveNext().id());
    }

    assertThat(all).isGreaterThan(5);
    assertThat(met).hasSize(all);
    assertThat(level().tried()).isEqualTo(all);
  }

  @Test
  void aSolvedPuzzleRaisesTheLevelOnce() {
    Puzzle puzzle = next();
    Attempt attempt = solved(puzzle);
    record(puzzle, Mode.STEADY, attempt);
    Level once = level();

    record(puzzle, Mode.STEADY, attempt);

    assertThat(once.rating().value()).isGreaterThan(Level.FIRST.rating().value());
    assertThat(once.solved()).isEqualTo(1);
    assertThat(level()).isEqualTo(once);
  }

  private Puzzle solveNext() {
    Puzzle puzzle = next();
    record(puzzle, Mode.STEADY, solved(puzzle));
    return puzzle;
  }

  private Puzzle next() {
    return browser.request(() -> store.trainer.next(Selection.ALL));
  }

  private Level level() {
    return browser.request(store.trainer::level);
  }

  private static Attempt solved(Puzzle puzzle) {
    return Attempt.solved(puzzle.id().item(), "a1a8", Effort.NONE, 3);
  }

  private void record(Puzzle puzzle, Mode mode, Attempt attempt) {
    browser.request(
        () -> {
          store.trainer.record(puzzle, mode, attempt);
          return true;
        });
  }
}
