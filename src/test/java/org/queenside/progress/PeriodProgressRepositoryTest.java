package org.queenside.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.progress.Attempt.Outcome;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class PeriodProgressRepositoryTest {

  private static final String ITEM = "rook/first-move";
  private static final Instant MONDAY = Instant.parse("2026-11-16T08:00:00Z");
  private static final Instant TUESDAY = MONDAY.plus(Duration.ofDays(1));
  private static final Instant WEDNESDAY = MONDAY.plus(Duration.ofDays(2));

  private final AttemptLogTestStore store;
  private final LearnerId mia;
  private final LearnerId luca;

  PeriodProgressRepositoryTest(TestDatabase database) {
    this.store = new AttemptLogTestStore(database);
    this.mia = store.newLearner();
    this.luca = store.newLearner();
  }

  @Test
  void everyLearnerHasTheProgressOfTheirOwnAttempts() {
    at(MONDAY, mia, Attempt.solved(ITEM, "a1a7", new Effort(1, 2, Duration.ZERO), 1));
    at(MONDAY, luca, Attempt.wrong(ITEM, "a1a2", new Effort(1, 0, Duration.ZERO), null));
    at(TUESDAY, luca, Attempt.wrong(ITEM, "a1a3", new Effort(2, 0, Duration.ZERO), null));
    at(TUESDAY, luca, Attempt.hint("rook/other", Effort.NONE));

    Map<LearnerId, Map<String, PeriodProgress>> standings =
        store.standings.of(List.of(mia, luca), List.of(ITEM, "rook/untouched"), Period.EVER);

    assertThat(standings)
        .isEqualTo(
            Map.of(
                mia,
                Map.of(
                    ITEM,
                    new PeriodProgress(
                        MONDAY,
                        new ItemProgress.Latest(Outcome.SOLVED, 1, 2),
                        1,
                        new ItemProgress.Solution(MONDAY, 1, 2))),
                luca,
                Map.of(
                    ITEM,
                    new PeriodProgress(
                        TUESDAY, new ItemProgress.Latest(Outcome.WRONG, 2, 0), 0, null))));
  }

  @Test
  void aShownAnswerIsNotASolution() {
    at(MONDAY, mia, Attempt.shown(ITEM, Effort.NONE));

    assertThat(standing(Period.EVER))
        .isEqualTo(
            new PeriodProgress(MONDAY, new ItemProgress.Latest(Outcome.SHOWN, 0, 0), 0, null));
  }

  @Test
  void answersBeforeThePeriodDoNotCount() {
    at(MONDAY, mia, Attempt.solved(ITEM, "a1a7", Effort.NONE, 3));
    assertThat(standing(new Period(TUESDAY, null))).isNull();

    at(WEDNESDAY, mia, Attempt.wrong(ITEM, "a1a2", new Effort(1, 0, Duration.ZERO), null));

    PeriodProgress standing = standing(new Period(TUESDAY, null));
    assertThat(standing.solution()).isNull();
    assertThat(standing.stars()).isZero();
  }

  @Test
  void starsWonBeforeThePeriodDoNotCount() {
    at(MONDAY, mia, Attempt.solved(ITEM, "a1a7", Effort.NONE, 3));
    at(TUESDAY, mia, Attempt.solved(ITEM, "a1a7", Effort.NONE, 2));
    at(WEDNESDAY, mia, Attempt.solved(ITEM, "a1a7", Effort.NONE, 1));

    assertThat(standing(new Period(TUESDAY, null)).stars()).isEqualTo(2);
    assertThat(standing(new Period(WEDNESDAY, null)).stars()).isEqualTo(1);
    assertThat(standing(Period.EVER).stars()).isEqualTo(3);
  }

  @Test
  void answersAfterThePeriodDoNotCount() {
    at(MONDAY, mia, Attempt.wrong(ITEM, "a1a2", new Effort(1, 0, Duration.ZERO), null));
    at(WEDNESDAY, mia, Attempt.solved(ITEM, "a1a7", new Effort(1, 0, Duration.ZERO), 3));

    assertThat(standing(new Period(null, TUESDAY)))
        .isEqualTo(
            new PeriodProgress(MONDAY, new ItemProgress.Latest(Outcome.WRONG, 1, 0), 0, null));
    assertThat(standing(new Period(null, MONDAY.minusSeconds(1)))).isNull();
  }

  @Test
  void solvingAgainAfterThePeriodTakesNothingAway() {
    at(MONDAY, mia, Attempt.solved(ITEM, "a1a7", Effort.NONE, 3));
    at(WEDNESDAY, mia, Attempt.solved(ITEM, "a1a7", new Effort(9, 0, Duration.ZERO), 1));

    assertThat(standing(new Period(null, TUESDAY)))
        .isEqualTo(
            new PeriodProgress(
                MONDAY,
                new ItemProgress.Latest(Outcome.SOLVED, 0, 0),
                3,
                new ItemProgress.Solution(MONDAY, 3, 0)));
  }

  @Test
  void recentProgressCanBeReadAlone() {
    at(MONDAY, mia, Attempt.hint(ITEM, Effort.NONE));
    at(WEDNESDAY, luca, Attempt.hint(ITEM, Effort.NONE));

    assertThat(store.standings.changed(List.of(mia, luca), List.of(ITEM), Period.EVER, TUESDAY))
        .containsOnlyKeys(luca);
  }

  @Test
  void aDrillIsCountedByAllItsNamesAndInThePeriodOnly() {
    at(MONDAY, mia, Attempt.solved("drill/find-square/e4", "e4", Effort.NONE, 3));
    at(TUESDAY, mia, Attempt.solved("drill/find-square/e4", "e4", Effort.NONE, 3));
    at(TUESDAY, mia, Attempt.wrong("drill/find-square/d5", "e5", Effort.NONE, null));
    at(WEDNESDAY, mia, Attempt.solved("drill/find-square/d5", "d5", Effort.NONE, 3));
    at(WEDNESDAY, mia, Attempt.solved("drill/legal", "option 1", Effort.NONE, 3));

    assertThat(
            store.standings.tally(
                List.of(mia, luca),
                List.of("drill/find-square/d5", "drill/find-square/e4"),
                new Period(TUESDAY, null)))
        .isEqualTo(Map.of(mia, new DrillTotals(2, 1, WEDNESDAY)));
  }

  private @Nullable PeriodProgress standing(Period period) {
    return store
        .standings
        .of(List.of(mia), List.of(ITEM), period)
        .getOrDefault(mia, Map.of())
        .get(ITEM);
  }

  private void at(Instant time, LearnerId learner, Attempt attempt) {
    Clock clock = Clock.fixed(time, ZoneOffset.UTC);
    ProgressFixture.log(store.database, store.learners, clock).record(learner, attempt);
  }
}
