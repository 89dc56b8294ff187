package org.queenside.puzzle.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.session.TestAccounts;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressFixture;
import org.queenside.puzzle.InitialRating;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.Rating;
import org.queenside.puzzle.TestPuzzles;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

/** Merges the results of a guest who signs in. */
@OnEveryDatabase
class PuzzleLearnerRecordsTest {

  private static final LocalDate DAY = LocalDate.of(2026, 3, 10);

  private final TestClock clock = new TestClock();
  private final TestDatabase database;
  private final TestPuzzleStore store;
  private final PuzzleLearnerRecords records;
  private final List<PuzzleId> puzzles = new ArrayList<>();
  private final LearnerId guest;
  private final LearnerId ada;

  PuzzleLearnerRecordsTest(TestDatabase database) {
    this.database = database;
    this.store = new TestPuzzleStore(database, clock);
    this.records =
        new PuzzleLearnerRecords(
            new PuzzleProgressMerge(store.tries, ProgressFixture.attempts(database)),
            store.levels,
            store.streaks);
    PuzzleCollectionId collection = store.collections.begin("Club");
    store.add(collection, TestPuzzles.rated(8, 800, 0));
    store.collections.finish(collection);
    puzzles.addAll(
        database
            .jdbc()
            .sql("select id from puzzle where collection_id = ? order by id")
            .param(collection.value())
            .query((row, _) -> new PuzzleId(row.getLong("id")))
            .list());
    this.guest = store.newLearner();
    this.ada = store.newLearner();
  }

  @Test
  void mergedResultsAndDaysEqualThoseOfASingleLearner() {
    Random random = new Random(20261121);
    for (int round = 0; round < 8; round++) {
      LearnerId visitor = store.newLearner();
      LearnerId named = store.newLearner();
      LearnerId inOnePlace = store.newLearner();
      for (int i = 0; i < 40; i++) {
        clock.advance(Duration.ofMinutes(45));
        PuzzleId puzzle = puzzles.get(random.nextInt(puzzles.size()));
        long seed = random.nextLong();
        LearnerId one = random.nextBoolean() ? visitor : named;
        store.results.record(one, puzzle, PuzzleMode.THEMED, attempt(puzzle, new Random(seed)));
        store.results.record(
            inOnePlace, puzzle, PuzzleMode.THEMED, attempt(puzzle, new Random(seed)));
      }

      merge(visitor, named);

      assertThat(rows(named).get("puzzle_try")).isEqualTo(rows(inOnePlace).get("puzzle_try"));
      PuzzleLevel merged = store.levels.of(named);
      PuzzleLevel expected = store.levels.of(inOnePlace);
      assertThat(merged.tried()).isEqualTo(expected.tried());
      assertThat(merged.solved()).isEqualTo(expected.solved());
      assertThat(solvedOnDays(named)).isEqualTo(solvedOnDays(inOnePlace));
    }
  }

  /** The same 40 games as one series, and as two series of 20 that start from the initial level. */
  @Test
  void aMergedRatingIsNearTheRatingOfASingleLearner() {
    PuzzleLevel whole = PuzzleLevel.FIRST;
    PuzzleLevel one = PuzzleLevel.FIRST;
    PuzzleLevel other = PuzzleLevel.FIRST;
    Rating puzzle = InitialRating.known(1100, 80);
    for (int i = 0; i < 40; i++) {
      boolean won = i % 3 != 0;
      whole = whole.after(puzzle, won);
      if (i % 2 == 0) {
        one = one.after(puzzle, won);
      } else {
        other = other.after(puzzle, won);
      }
    }

    PuzzleLevel both = one.with(other);

    assertThat(both.tried()).isEqualTo(40);
    assertThat(both.rating().value()).isCloseTo(whole.rating().value(), within(40.0));
    assertThat(both.rating().deviation())
        .isCloseTo(whole.rating().deviation(), within(15.0))
        .isLessThan(Math.min(one.rating().deviation(), other.rating().deviation()));
  }

  @Test
  void aLearnerWithoutResultsGetsTheGuestsRating() {
    PuzzleLevel known = PuzzleLevel.FIRST.after(InitialRating.known(900, 80), true);

    PuzzleLevel merged = PuzzleLevel.FIRST.with(known);

    assertThat(merged.rating().value()).isCloseTo(known.rating().value(), within(1e-9));
    assertThat(merged.rating().deviation()).isCloseTo(known.rating().deviation(), within(1e-9));
    assertThat(merged.solved()).isEqualTo(1);
  }

  @Test
  void aRunningStreakIsKeptRatherThanAnEndedOne() {
    store.results.beginStreak(guest);
    PuzzleId now = store.streaks.of(guest).streak().now();
    store.streaks.put(
        ada,
        new StreakRepository.StreakRow(
            new Streak(12, true, true, 12, puzzles.getFirst(), "a1a2"), 900));

    merge(guest, ada);

    assertThat(store.streaks.of(ada).streak())
        .isEqualTo(new Streak(0, false, false, 12, now, null));
  }

  @Test
  void theLongerOfTwoRunningStreaksIsKept() {
    Streak longer = new Streak(5, true, false, 5, puzzles.get(1), null);
    store.streaks.put(guest, new StreakRepository.StreakRow(longer, 1000));
    store.streaks.put(
        ada,
        new StreakRepository.StreakRow(new Streak(3, false, false, 9, puzzles.get(2), null), 900));

    merge(guest, ada);

    assertThat(store.streaks.of(ada))
        .isEqualTo(
            new StreakRepository.StreakRow(
                new Streak(5, true, false, 9, puzzles.get(1), null), 1000));
  }

  @Test
  void mergingWithoutResultsAddsNoRows() {
    merge(guest, ada);

    assertThat(rows(ada).values()).allMatch(List::isEmpty);
  }

  @Test
  void onACommonDayTheLearnersOwnRatingStays() {
    store.levels.addDay(guest, DAY, 2, 700);
    store.levels.addDay(guest, DAY.plusDays(1), 1, 710);
    store.levels.addDay(ada, DAY, 3, 1000);

    merge(guest, ada);

    assertThat(store.levels.days(ada))
        .containsExactly(
            new PuzzleLevelRepository.DayRow(DAY, 5, 1000),
            new PuzzleLevelRepository.DayRow(DAY.plusDays(1), 1, 710));
  }

  private Map<String, List<Map<String, Object>>> rows(LearnerId learner) {
    return TestAccounts.rows(database, records, learner);
  }

  private void merge(LearnerId from, LearnerId into) {
    TestAccounts.merge(
        database, from, into, ProgressFixture.records(database, store.learners, clock), records);
  }

  private Map<LocalDate, Integer> solvedOnDays(LearnerId learner) {
    Map<LocalDate, Integer> solved = new TreeMap<>();
    for (PuzzleLevelRepository.DayRow day : store.levels.days(learner)) {
      if (day.solved() > 0) {
        solved.put(day.day(), day.solved());
      }
    }
    return solved;
  }

  private static Attempt attempt(PuzzleId puzzle, Random random) {
    Effort effort = new Effort(0, 0, Duration.ofMinutes(random.nextInt(120)));
    return switch (random.nextInt(6)) {
      case 0, 1 -> Attempt.solved(puzzle.item(), "a1a8", effort, 3);
      case 2 -> Attempt.wrong(puzzle.item(), "a1a2", effort, null);
      case 3 -> Attempt.hint(puzzle.item(), effort);
      case 4 -> Attempt.shown(puzzle.item(), effort);
      default -> Attempt.skipped(puzzle.item(), effort);
    };
  }
}
