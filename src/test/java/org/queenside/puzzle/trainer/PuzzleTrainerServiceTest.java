package org.queenside.puzzle.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.session.TestBrowser;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.TestPuzzles;
import org.queenside.store.NotSavedException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class PuzzleTrainerServiceTest {

  private final TestClock clock = new TestClock();
  private final TestPuzzleStore store;
  private final TestBrowser browser = new TestBrowser();
  private final PuzzleCollectionId collection;

  PuzzleTrainerServiceTest(TestDatabase database) {
    this.store = new TestPuzzleStore(database, clock);
    this.collection = store.collections.begin("Club");
    store.add(collection, TestPuzzles.rated(12, 400, 40));
    store.collections.finish(collection);
  }

  @AfterEach
  void deleteCollection() {
    store.collections.delete(collection);
  }

  @Test
  void aVisitorHasTheFirstLevelAndIsNotStored() {
    int before = store.learners.all().size();

    assertThat(ask(store.trainer::level)).isEqualTo(PuzzleLevel.FIRST);
    assertThat(next()).isNotNull();
    assertThat(ask(store.trainer::streak)).isEqualTo(Streak.NONE);
    assertThat(ask(store.trainer::missedCount)).isZero();
    assertThat(ask(store.trainer::missed)).isNull();
    assertThat(ask(store.trainer::history).patterns()).isEmpty();

    assertThat(store.learners.all()).hasSize(before);
  }

  @Test
  void everyPuzzleIsMetOnceBeforeAnyIsRepeated() {
    Set<PuzzleId> met = new HashSet<>();

    for (int i = 0; i < 12; i++) {
      met.add(solve(next(), PuzzleMode.STEADY).id());
    }

    assertThat(met).hasSize(12);
    assertThat(ask(store.trainer::level).tried()).isEqualTo(12);
  }

  @Test
  void aFirstEncounterChangesBothRatingsOnceAndOppositely() {
    Puzzle puzzle = next();

    solve(puzzle, PuzzleMode.STEADY);
    PuzzleLevel once = ask(store.trainer::level);
    Puzzle harder = find(puzzle.id());
    solve(puzzle, PuzzleMode.STEADY);

    assertThat(once.rating().value()).isGreaterThan(PuzzleLevel.FIRST.rating().value());
    assertThat(once.solved()).isEqualTo(1);
    assertThat(harder.rating().value()).isLessThan(puzzle.rating().value());
    assertThat(ask(store.trainer::level)).isEqualTo(once);
    assertThat(find(puzzle.id()).rating()).isEqualTo(harder.rating());
    assertThat(hasMet(puzzle)).isTrue();
  }

  @Test
  void theSameAttemptTwiceIsOneAttempt() {
    Puzzle puzzle = next();
    Attempt wrong = wrong(puzzle);
    record(puzzle, PuzzleMode.STEADY, wrong);
    PuzzleLevel level = ask(store.trainer::level);

    record(puzzle, PuzzleMode.STEADY, wrong);

    assertThat(ask(store.trainer::level)).isEqualTo(level);
    assertThat(ask(store.trainer::missedCount)).isEqualTo(1);
  }

  @Test
  void aWrongMoveLosesAndTheSolutionAfterItDoesNotWin() {
    Puzzle puzzle = next();

    record(puzzle, PuzzleMode.STEADY, wrong(puzzle));
    PuzzleLevel lost = ask(store.trainer::level);
    solve(puzzle, PuzzleMode.STEADY);

    assertThat(lost.rating().value()).isLessThan(PuzzleLevel.FIRST.rating().value());
    assertThat(lost.solved()).isZero();
    assertThat(ask(store.trainer::level)).isEqualTo(lost);
    assertThat(find(puzzle.id()).rating().value()).isGreaterThan(puzzle.rating().value());
  }

  @Test
  void aMoveAgainstTheRulesLosesNothing() {
    Puzzle puzzle = next();
    Attempt refused =
        Attempt.refused(puzzle.id().item(), "a1b3", new Effort(1, 0, Duration.ZERO), "r", null);

    record(puzzle, PuzzleMode.STEADY, refused);
    assertThat(ask(store.trainer::level)).isEqualTo(PuzzleLevel.FIRST);
    solve(puzzle, PuzzleMode.STEADY);

    assertThat(ask(store.trainer::level).solved()).isEqualTo(1);
    assertThat(ask(store.trainer::missedCount)).isZero();
  }

  @Test
  void aMissedPuzzleIsRepeatedUntilItIsSolvedWithoutHelp() {
    Puzzle puzzle = next();
    record(puzzle, PuzzleMode.STEADY, wrong(puzzle));
    solve(puzzle, PuzzleMode.STEADY);
    assertThat(ask(store.trainer::missed).id()).isEqualTo(puzzle.id());

    clock.advance(Duration.ofDays(1));
    PuzzleLevel before = ask(store.trainer::level);
    solve(puzzle, PuzzleMode.MISSED);

    assertThat(ask(store.trainer::missed)).isNull();
    assertThat(ask(store.trainer::missedCount)).isZero();
    assertThat(ask(store.trainer::level)).isEqualTo(before);
  }

  @Test
  void theOneMissedLongestAgoComesFirst() {
    Puzzle first = next();
    record(first, PuzzleMode.STEADY, wrong(first));
    clock.advance(Duration.ofMinutes(5));
    Puzzle second = next();
    record(second, PuzzleMode.STEADY, wrong(second));

    assertThat(ask(store.trainer::missed).id()).isEqualTo(first.id());
    clock.advance(Duration.ofMinutes(5));
    record(first, PuzzleMode.MISSED, wrong(first));
    assertThat(ask(store.trainer::missed).id()).isEqualTo(second.id());
  }

  @Test
  void aStreakClimbsAndSurvivesTheEndOfTheSession() {
    begin();
    Puzzle first = inStreak();

    solve(first, PuzzleMode.STREAK);
    browser.loseSession();

    assertThat(first.rating().value()).isLessThan(600);
    Streak streak = ask(store.trainer::streak);
    assertThat(streak.solved()).isEqualTo(1);
    assertThat(streak.over()).isFalse();
    assertThat(streak.now()).isNotEqualTo(first.id());
  }

  @Test
  void aSecondTabOnTheLastPuzzleDoesNotAffectTheStreak() {
    begin();
    Puzzle first = inStreak();
    solve(first, PuzzleMode.STREAK);
    Streak streak = ask(store.trainer::streak);

    solve(first, PuzzleMode.STREAK);
    record(first, PuzzleMode.STREAK, wrong(first));

    assertThat(ask(store.trainer::streak)).isEqualTo(streak);
  }

  @Test
  void theFirstMistakeEndsAStreakAndTheBestStays() {
    begin();
    solve(inStreak(), PuzzleMode.STREAK);
    solve(inStreak(), PuzzleMode.STREAK);
    Puzzle last = inStreak();
    record(last, PuzzleMode.STREAK, wrong(last));

    Streak over = ask(store.trainer::streak);
    assertThat(over.over()).isTrue();
    assertThat(over.now()).isEqualTo(last.id());
    assertThat(over.missed()).isEqualTo("a1a7");

    begin();
    assertThat(ask(store.trainer::streak).best()).isEqualTo(2);
    assertThat(ask(store.trainer::streak).over()).isFalse();
  }

  @Test
  void aStreakHasOneSkip() {
    begin();
    Puzzle first = inStreak();

    ask(
        () -> {
          store.trainer.skip();
          return true;
        });
    Streak skipped = ask(store.trainer::streak);
    ask(
        () -> {
          store.trainer.skip();
          return true;
        });

    assertThat(skipped.now()).isNotEqualTo(first.id());
    assertThat(skipped.skipUsed()).isTrue();
    assertThat(ask(store.trainer::streak)).isEqualTo(skipped);
    assertThat(ask(store.trainer::level)).isEqualTo(PuzzleLevel.FIRST);
  }

  @Test
  void aStreakContinuesWhenTheCollectionOfItsPuzzleIsDeleted() {
    PuzzleCollectionId other = store.collections.begin("Other");
    store.add(other, TestPuzzles.rated(12, 400, 40));
    store.collections.finish(other);
    begin();
    PuzzleCollectionId gone = inStreak().collection();

    store.collections.delete(gone);

    assertThat(inStreak().collection()).isNotEqualTo(gone);
    assertThat(ask(store.trainer::streak).over()).isFalse();
    store.collections.delete(other);
  }

  @Test
  void theHistoryShowsDaysLevelsAndPatterns() {
    LocalDate today = LocalDate.now(clock);
    solve(next(), PuzzleMode.STEADY);
    Puzzle missed = next();
    record(missed, PuzzleMode.STEADY, wrong(missed));
    clock.advance(Duration.ofDays(2));
    solve(missed, PuzzleMode.MISSED);
    solve(next(), PuzzleMode.DAILY);

    PuzzleHistory history = ask(store.trainer::history);

    assertThat(history.days()).hasSize(28);
    assertThat(history.days().getLast())
        .isEqualTo(new PuzzleHistory.DayCount(today.plusDays(2), 2));
    assertThat(history.days().get(25)).isEqualTo(new PuzzleHistory.DayCount(today, 1));
    assertThat(history.days().get(26).solved()).isZero();
    assertThat(history.levels())
        .extracting(PuzzleHistory.RatingPoint::date)
        .containsExactly(today, today.plusDays(2));
    assertThat(history.levels().getLast().rating())
        .isEqualTo(ask(store.trainer::level).rating().value());
    assertThat(history.patterns())
        .containsExactly(
            Map.entry(missed.labels().pattern(), new PuzzleHistory.PatternStatistics(3, 2)));
  }

  @Test
  void deletingALearnerDeletesThePuzzleResults() {
    begin();
    solve(inStreak(), PuzzleMode.STREAK);
    LearnerId learner = Objects.requireNonNull(ask(store.currentLearner::find));

    store.learners.forget(learner);

    for (String table :
        new String[] {"puzzle_try", "puzzle_level", "puzzle_day", "puzzle_streak", "attempt"}) {
      assertThat(
              store
                  .database
                  .jdbc()
                  .sql("select count(*) from " + table + " where learner_id = ?")
                  .param(learner.value())
                  .query(Integer.class)
                  .single())
          .as(table)
          .isZero();
    }
  }

  @Test
  void anAttemptIsStoredWithAllItsConsequencesOrNotAtAll() {
    Puzzle puzzle = solve(next(), PuzzleMode.STEADY);
    Puzzle other = next();
    PuzzleLevel level = ask(store.trainer::level);
    store.database.jdbc().sql("alter table puzzle_day rename to puzzle_day_away").update();
    try {
      assertThatThrownBy(() -> record(other, PuzzleMode.STEADY, wrong(other)))
          .isInstanceOf(NotSavedException.class);
    } finally {
      store.database.jdbc().sql("alter table puzzle_day_away rename to puzzle_day").update();
    }

    assertThat(ask(store.trainer::level)).isEqualTo(level);
    assertThat(ask(store.trainer::missedCount)).isZero();
    assertThat(find(other.id())).isEqualTo(other);
    assertThat(hasMet(other)).isFalse();
    assertThat(hasMet(puzzle)).isTrue();
  }

  @Test
  void anAttemptOnADeletedPuzzleIsOnlyLogged() {
    Puzzle puzzle = next();
    store.collections.delete(collection);

    record(puzzle, PuzzleMode.STEADY, wrong(puzzle));

    assertThat(ask(store.trainer::level)).isEqualTo(PuzzleLevel.FIRST);
  }

  @Test
  void twoShownSolutionsInARowMakeTheNextPuzzleEasier() {
    solve(next(), PuzzleMode.STEADY);
    store.database.jdbc().sql("update puzzle_level set rating = 900, deviation = 50").update();
    show(next());
    show(next());

    // The usual puzzle is 120 below the level.
    assertThat(ask(store.trainer::level).rating().value()).isBetween(850.0, 900.0);
    assertThat(next().rating().value()).isLessThan(600);

    clock.advance(Duration.ofDays(1));
    assertThat(next().rating().value()).isGreaterThanOrEqualTo(600);
  }

  @Test
  void aPlannedPuzzleGivesWayToAnEasierOneOnlyAfterTwoShownSolutions() {
    show(next());
    Puzzle hard = hardest();
    assertThat(ask(() -> store.trainer.eased(hard))).isEqualTo(hard);

    show(next());
    assertThat(ask(() -> store.trainer.eased(hard)).rating().value())
        .isLessThan(hard.rating().value());

    record(hard, PuzzleMode.TODAY, wrong(hard));
    assertThat(ask(() -> store.trainer.eased(hard))).isEqualTo(hard);
  }

  private void show(Puzzle puzzle) {
    record(puzzle, PuzzleMode.STEADY, Attempt.shown(puzzle.id().item(), Effort.NONE));
  }

  private Puzzle hardest() {
    return find(
        new PuzzleId(
            store
                .database
                .jdbc()
                .sql("select id from puzzle where collection_id = ? order by rating desc limit 1")
                .param(collection.value())
                .query(Long.class)
                .single()));
  }

  private void begin() {
    ask(
        () -> {
          store.trainer.newStreak();
          return true;
        });
  }

  private Puzzle inStreak() {
    return find(Objects.requireNonNull(ask(store.trainer::streak).now()));
  }

  private Puzzle next() {
    return ask(() -> store.trainer.next(PuzzleFilter.ALL));
  }

  private Puzzle find(PuzzleId id) {
    return Objects.requireNonNull(store.puzzles.find(id));
  }

  private Puzzle solve(Puzzle puzzle, PuzzleMode mode) {
    Effort effort = new Effort(0, 0, Duration.ofSeconds(20));
    record(puzzle, mode, Attempt.solved(puzzle.id().item(), "a1a8", effort, 3));
    return puzzle;
  }

  private static Attempt wrong(Puzzle puzzle) {
    return Attempt.wrong(
        puzzle.id().item(), "a1a7", new Effort(1, 0, Duration.ofSeconds(10)), null);
  }

  private void record(Puzzle puzzle, PuzzleMode mode, Attempt attempt) {
    ask(
        () -> {
          store.trainer.record(puzzle, mode, attempt);
          return true;
        });
  }

  private boolean hasMet(Puzzle puzzle) {
    LearnerId learner = Objects.requireNonNull(ask(store.currentLearner::find));
    return store.tries.find(learner, puzzle.id()) != null;
  }

  private <T extends @Nullable Object> T ask(Supplier<T> question) {
    return browser.request(question);
  }
}
