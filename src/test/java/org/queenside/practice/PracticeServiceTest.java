package org.queenside.practice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.chess.Square;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.session.CurrentLearner;
import org.queenside.identity.session.TestAccounts;
import org.queenside.identity.session.TestBrowser;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressFixture;
import org.queenside.store.NotSavedException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** The stored results of practice: squares, personal bests, and the daily plan. */
@OnEveryDatabase
class PracticeServiceTest {

  private static final Effort ONE_MISS = new Effort(1, 0, Duration.ofSeconds(2));
  private static final Effort ONE_HINT = new Effort(0, 1, Duration.ofSeconds(2));
  private static final TimedChallenge FASTEST = new TimedChallenge("set-up/white", false);
  private static final TimedChallenge MOST = new TimedChallenge("find-square/black", true);
  private static final LocalDate DAY = LocalDate.of(2026, 6, 1);

  private final TestDatabase database;
  private final CurrentLearner currentLearner;
  private final PracticeService practice;
  private final TodayPlanService today;
  private final TestBrowser browser = new TestBrowser();

  PracticeServiceTest(TestDatabase database) {
    this.database = database;
    Clock clock = Clock.systemUTC();
    var learners = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    this.currentLearner = TestAccounts.currentLearner(database, learners);
    var store = new CurrentLearnerStore(currentLearner, learners);
    this.practice =
        new PracticeService(
            store,
            ProgressFixture.log(database, learners, clock),
            new SquareStatisticsRepository(database.jdbc()),
            new PersonalBestRepository(database.jdbc()));
    this.today = new TodayPlanService(store, new TodayPlanRepository(database.jdbc()));
  }

  private <T> T visit(Supplier<T> visit) {
    return browser.request(visit);
  }

  private void found(Square square, Effort effort) {
    Attempt attempt = Attempt.solved("drill/find-square/" + square, square.toString(), effort, 3);
    visit(
        () -> {
          practice.record(attempt, Drill.FIND_SQUARE, square);
          return true;
        });
  }

  private boolean reached(TimedChallenge challenge, int result) {
    Attempt attempt = Attempt.solved("drill/set-up", "", Effort.NONE, 3);
    return visit(() -> practice.record(attempt, challenge, result));
  }

  private String ofLearner() {
    return " where learner_id = '" + visit(currentLearner::find) + "'";
  }

  private int rows(String table) {
    return database.jdbc().sql("select count(*) from " + table).query(Integer.class).single();
  }

  @Test
  void aSquareWithASecondTryOrAHintCountsAsMissed() {
    found(Square.E4, Effort.NONE);
    found(Square.E4, ONE_MISS);
    found(Square.E4, ONE_HINT);
    found(Square.B7, Effort.NONE);

    assertThat(visit(() -> practice.squares(Drill.FIND_SQUARE)))
        .hasSize(2)
        .containsEntry(Square.E4, new SquareStatistics(3, 2))
        .containsEntry(Square.B7, new SquareStatistics(1, 0));
    assertThat(visit(() -> practice.squares(Drill.NAME_SQUARE))).isEmpty();
    assertThat(
            rows("attempt" + ofLearner() + " and item = 'drill/find-square/e4' and area = 'drill'"))
        .isEqualTo(3);
  }

  @Test
  void theSameAnswerSentTwiceCountsOnce() {
    Attempt attempt = Attempt.solved("drill/find-square/a1", "a1", Effort.NONE, 3);
    for (int time = 0; time < 2; time++) {
      visit(
          () -> {
            practice.record(attempt, Drill.FIND_SQUARE, Square.A1);
            return true;
          });
    }
    assertThat(visit(() -> practice.squares(Drill.FIND_SQUARE)))
        .containsEntry(Square.A1, new SquareStatistics(1, 0));
  }

  @Test
  void theFastestSetUpIsTheBest() {
    assertThat(visit(() -> practice.best(FASTEST))).isNull();
    assertThat(reached(FASTEST, 41_000)).isTrue();
    assertThat(reached(FASTEST, 52_000)).isFalse();
    assertThat(reached(FASTEST, 41_000)).isFalse();
    assertThat(reached(FASTEST, 39_999)).isTrue();
    assertThat(visit(() -> practice.best(FASTEST))).isEqualTo(39_999);
  }

  @Test
  void theMostSquaresInHalfAMinuteAreTheBest() {
    assertThat(reached(MOST, 7)).isTrue();
    assertThat(reached(MOST, 6)).isFalse();
    assertThat(reached(MOST, 9)).isTrue();
    assertThat(visit(() -> practice.best(MOST))).isEqualTo(9);
  }

  @Test
  void eachSideAndEachViewHasItsOwnBest() {
    assertThat(TimedChallenge.of(new SetUpTask(null, Color.WHITE, true)))
        .isEqualTo(new TimedChallenge("set-up/both", false));
    assertThat(TimedChallenge.of(new SquareTask(Drill.FIND_SQUARE, Color.BLACK, 120)))
        .isEqualTo(MOST);
  }

  @Test
  void thePlanOfADayStaysTheSameUntilTheDayEnds() {
    found(Square.E4, Effort.NONE);
    TodayPlan plan =
        new TodayPlan(
            DAY,
            Instant.parse("2026-06-01T07:30:00Z"),
            -17,
            List.of(
                new TodayTask.ReviewTask("rook/first-move"),
                new TodayTask.PuzzleTask(815),
                new TodayTask.DrillTask(Drill.REACH)));
    keep(plan);
    assertThat(visit(() -> today.read(DAY))).isEqualTo(plan);
    assertThat(visit(() -> today.read(DAY.plusDays(1)))).isNull();

    TodayPlan next =
        new TodayPlan(DAY.plusDays(1), plan.at(), 5, List.of(new TodayTask.PuzzleTask(1)));
    keep(next);
    assertThat(visit(() -> today.read(DAY.plusDays(1)))).isEqualTo(next);
    assertThat(visit(() -> today.read(DAY))).isNull();
  }

  private void keep(TodayPlan plan) {
    visit(
        () -> {
          today.keep(plan);
          return true;
        });
  }

  @Test
  void aVisitorWithoutAttemptsIsNotStored() {
    int before = rows("learner");
    keep(new TodayPlan(DAY, Instant.EPOCH, 1, List.of(new TodayTask.PuzzleTask(1))));
    assertThat(visit(() -> practice.squares(Drill.FIND_SQUARE))).isEmpty();
    assertThat(rows("learner")).isEqualTo(before);
  }

  @Test
  void deletingALearnerDeletesThePracticeResults() {
    found(Square.E4, Effort.NONE);
    reached(MOST, 3);
    keep(new TodayPlan(DAY, Instant.EPOCH, 1, List.of(new TodayTask.PuzzleTask(1))));
    String ofLearner = ofLearner();
    assertThat(rows("today" + ofLearner)).isEqualTo(1);
    visit(
        () -> {
          currentLearner.forget();
          return true;
        });
    for (String table : List.of("drill_square", "drill_best", "today", "attempt")) {
      assertThat(rows(table + ofLearner)).as(table).isZero();
    }
  }

  @Test
  void withoutADatabaseNothingIsReportedAsSaved() {
    TestDatabase closed = TestDatabase.onH2();
    var learners = new LearnerRepository(closed.jdbc(), closed.transactions(), Clock.systemUTC());
    var store = new CurrentLearnerStore(TestAccounts.currentLearner(closed, learners), learners);
    closed.close();
    assertThatThrownBy(() -> new TestBrowser().request(() -> store.write("it", _ -> true)))
        .isInstanceOf(NotSavedException.class);
  }
}
