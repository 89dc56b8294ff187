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

  private static final String PUZZLES =
      """
      6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - id "a";
      6rk/6pp/8/6N1/8/8/6PP/6K1 w - - id "b";
      7k/8/5KQ1/8/8/8/8/8 w - - id "c";
      k7/7R/6R1/8/8/8/8/6K1 w - - id "d";
      3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - id "e";
      1k6/4P3/1K6/8/8/8/8/8 w - - id "f";
      """;

  private final TestStore store;
  private final TestBrowser browser = new TestBrowser();

  TrainerTest(TestDatabase database) {
    this.store = new TestStore(database, Clock.systemUTC());
    store.builtIn.load(PUZZLES);
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
