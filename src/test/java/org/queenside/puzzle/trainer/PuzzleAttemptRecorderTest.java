package org.queenside.puzzle.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.puzzle.InitialRating;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.Rating;
import org.queenside.puzzle.TestPuzzles;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** Several tabs and several learners record at the same time. */
@OnEveryDatabase
class PuzzleAttemptRecorderTest {

  private static final int AT_ONCE = 4;

  private final TestPuzzleStore store;
  private final LearnerId learner;
  private final List<PuzzleId> puzzles = new ArrayList<>();

  PuzzleAttemptRecorderTest(TestDatabase database) {
    this.store = new TestPuzzleStore(database, Clock.systemUTC());
    this.learner = store.newLearner();
    PuzzleCollectionId collection = store.collections.begin("Club");
    store.add(collection, TestPuzzles.rated(40, 800, 0));
    store.collections.finish(collection);
    puzzles.addAll(
        store
            .database
            .jdbc()
            .sql("select id from puzzle where collection_id = ? order by id")
            .param(collection.value())
            .query((row, _) -> new PuzzleId(row.getLong("id")))
            .list());
  }

  @Test
  void tabsOfOneLearnerOnDifferentPuzzlesAllCount() throws Exception {
    atOnce(
        tab -> {
          for (int i = 0; i < 10; i++) {
            solve(learner, puzzles.get(tab * 10 + i), PuzzleMode.STEADY);
          }
        });

    assertThat(store.levels.of(learner).solved()).isEqualTo(40);
    assertThat(store.levels.days(learner))
        .extracting(PuzzleLevelRepository.DayRow::day, PuzzleLevelRepository.DayRow::solved)
        .containsExactly(tuple(LocalDate.now(Clock.systemUTC()), 40));
  }

  @Test
  void tabsOfOneLearnerOnOnePuzzleCountAsOneFirstEncounter() throws Exception {
    atOnce(tab -> solve(learner, puzzles.getFirst(), PuzzleMode.STEADY));

    assertThat(store.levels.of(learner).tried()).isEqualTo(1);
  }

  @Test
  void tabsOfOneStreakCountAPuzzleOnce() throws Exception {
    store.results.beginStreak(learner);
    PuzzleId first = Objects.requireNonNull(store.streaks.of(learner).streak().now());

    atOnce(tab -> solve(learner, first, PuzzleMode.STREAK));

    assertThat(store.streaks.of(learner).streak().solved()).isEqualTo(1);
  }

  @Test
  void tabsThatSkipAtOnceSkipOnce() throws Exception {
    store.results.beginStreak(learner);

    atOnce(tab -> store.results.skip(learner));

    Streak streak = store.streaks.of(learner).streak();
    assertThat(streak.skipUsed()).isTrue();
    assertThat(streak.over()).isFalse();
  }

  @Test
  void learnersOnOnePuzzleAllChangeItsRating() throws Exception {
    PuzzleId puzzle = puzzles.getFirst();
    List<LearnerId> learners =
        IntStream.range(0, AT_ONCE * 5).mapToObj(i -> store.newLearner()).toList();

    atOnce(
        tab -> {
          for (int i = 0; i < 5; i++) {
            miss(learners.get(tab * 5 + i), puzzle);
          }
        });

    // Equal results give the same ratings in any order.
    Rating expected = InitialRating.known(800, 80);
    for (int i = 0; i < learners.size(); i++) {
      expected = Glicko2.after(expected, PuzzleLevel.FIRST.rating(), true);
    }
    assertThat(Objects.requireNonNull(store.puzzles.find(puzzle)).rating()).isEqualTo(expected);
    assertThat(learners).allMatch(each -> store.levels.of(each).tried() == 1);
  }

  private void solve(LearnerId who, PuzzleId puzzle, PuzzleMode mode) {
    Effort effort = new Effort(0, 0, Duration.ofSeconds(5));
    store.results.record(who, puzzle, mode, Attempt.solved(puzzle.item(), "a1a8", effort, 3));
  }

  private void miss(LearnerId who, PuzzleId puzzle) {
    Effort effort = new Effort(1, 0, Duration.ofSeconds(5));
    store.results.record(
        who, puzzle, PuzzleMode.DAILY, Attempt.wrong(puzzle.item(), "a1a7", effort, null));
  }

  private interface Tab {
    void act(int number);
  }

  private static void atOnce(Tab tab) throws Exception {
    CyclicBarrier start = new CyclicBarrier(AT_ONCE);
    try (ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
      List<Future<Void>> running = new ArrayList<>();
      for (int number = 0; number < AT_ONCE; number++) {
        int own = number;
        Callable<Void> task =
            () -> {
              start.await();
              tab.act(own);
              return null;
            };
        running.add(threads.submit(task));
      }
      for (Future<Void> each : running) {
        each.get();
      }
    }
  }
}
