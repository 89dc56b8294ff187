package org.queenside.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.chess.Square;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.session.CurrentLearner;
import org.queenside.identity.session.TestAccounts;
import org.queenside.identity.session.TestBrowser;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** Merges the practice of a guest who signs in. */
@OnEveryDatabase
class PracticeLearnerRecordsTest {

  private static final TimedChallenge FASTEST = new TimedChallenge("set-up/white", false);
  private static final TimedChallenge MOST = new TimedChallenge("find-square/black", true);
  private static final LocalDate DAY = LocalDate.of(2026, 6, 1);

  private final TestDatabase database;
  private final SquareStatisticsRepository squares;
  private final PersonalBestRepository bests;
  private final TodayPlanRepository plans;
  private final LearnerId guest;
  private final LearnerId ada;

  PracticeLearnerRecordsTest(TestDatabase database) {
    this.database = database;
    this.squares = new SquareStatisticsRepository(database.jdbc());
    this.bests = new PersonalBestRepository(database.jdbc());
    this.plans = new TodayPlanRepository(database.jdbc());
    var learners =
        new LearnerRepository(database.jdbc(), database.transactions(), Clock.systemUTC());
    CurrentLearner current = TestAccounts.currentLearner(database, learners);
    this.guest = new TestBrowser().request(current::findOrCreate);
    this.ada = new TestBrowser().request(current::findOrCreate);
  }

  @Test
  void mergedSquaresAreAddedUpDrillByDrill() {
    squares.count(guest, Drill.FIND_SQUARE, Square.E4, true);
    squares.count(guest, Drill.FIND_SQUARE, Square.E4, false);
    squares.count(guest, Drill.FIND_SQUARE, Square.A1, true);
    squares.count(guest, Drill.NAME_SQUARE, Square.B7, false);
    squares.count(ada, Drill.FIND_SQUARE, Square.E4, false);
    squares.count(ada, Drill.FIND_SQUARE, Square.H8, false);

    merge();

    assertThat(squares.of(ada, Drill.FIND_SQUARE))
        .isEqualTo(
            Map.of(
                Square.E4, new SquareStatistics(3, 1),
                Square.A1, new SquareStatistics(1, 1),
                Square.H8, new SquareStatistics(1, 0)));
    assertThat(squares.of(ada, Drill.NAME_SQUARE))
        .isEqualTo(Map.of(Square.B7, new SquareStatistics(1, 0)));
  }

  @Test
  void theBetterResultStaysInEveryChallenge() {
    bests.offer(guest, FASTEST, 40_000);
    bests.offer(ada, FASTEST, 50_000);
    bests.offer(guest, MOST, 7);
    bests.offer(ada, MOST, 9);
    TimedChallenge onlyGuest = new TimedChallenge("set-up/both", false);
    bests.offer(guest, onlyGuest, 80_000);

    merge();

    assertThat(bests.of(ada, FASTEST)).isEqualTo(40_000);
    assertThat(bests.of(ada, MOST)).isEqualTo(9);
    assertThat(bests.of(ada, onlyGuest)).isEqualTo(80_000);
  }

  @Test
  void everyChallengeIsFoundByItsName() {
    for (TimedChallenge challenge :
        List.of(
            TimedChallenge.of(new SetUpTask(null, Color.WHITE, true)),
            TimedChallenge.of(new SquareTask(Drill.FIND_SQUARE, null, 30)),
            TimedChallenge.of(new SquareTask(Drill.NAME_SQUARE, null, 30)))) {
      assertThat(TimedChallenge.named(challenge.name())).isEqualTo(challenge);
    }
  }

  @Test
  void theLaterPlanStaysAndTheLearnersOwnOnTheSameDay() {
    plans.put(guest, plan(DAY, 1));
    plans.put(ada, plan(DAY, 2));

    merge();

    assertThat(plans.of(ada, DAY)).isEqualTo(plan(DAY, 2));
  }

  @Test
  void thePlanOfTodayReplacesAnOldOne() {
    plans.put(guest, plan(DAY.plusDays(1), 1));
    plans.put(ada, plan(DAY, 2));

    merge();

    assertThat(plans.of(ada, DAY.plusDays(1))).isEqualTo(plan(DAY.plusDays(1), 1));
  }

  private void merge() {
    TestAccounts.merge(database, guest, ada, new PracticeLearnerRecords(squares, bests, plans));
  }

  private static TodayPlan plan(LocalDate day, long seed) {
    return new TodayPlan(day, Instant.EPOCH, seed, List.of(new TodayTask.PuzzleTask(1)));
  }
}
