package org.queenside.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReviewScheduleTest {

  private static final Instant START = Instant.parse("2026-03-02T15:00:00Z");
  private static final Map<String, List<String>> CONCEPTS =
      Map.of(
          "rook/first", List.of("rook-moves"),
          "rook/second", List.of("rook-moves"),
          "king/safe", List.of("king-moves", "check"));

  private final List<AttemptEntry> log = new ArrayList<>();

  @Test
  void withoutAttemptsNothingIsDue() {
    assertThat(due(100)).isEmpty();
  }

  @Test
  void aConceptIsDueTheDayAfterItWasLearned() {
    solved("rook/first", 0);

    assertThat(due(0.5)).isEmpty();
    assertThat(due(1)).containsExactly("rook-moves");
  }

  @Test
  void aConceptLearnedInTheAfternoonIsDueTheNextMorning() {
    solved("rook/first", 0);

    assertThat(dueAt(START.plus(Duration.ofHours(16)))).containsExactly("rook-moves");
  }

  @ParameterizedTest(name = "after {0} right answers it waits {1} days")
  @CsvSource({"1, 1, 0", "2, 2, 1", "3, 4, 3", "4, 8, 7", "5, 16, 15"})
  void eachRightAnswerDoublesTheGap(int answers, int gap, int lastDay) {
    int[] days = {0, 1, 3, 7, 15};
    for (int answer = 0; answer < answers; answer++) {
      solved("rook/first", days[answer]);
    }

    assertThat(due(lastDay + gap - 1 + 0.5)).isEmpty();
    assertThat(due(lastDay + gap)).containsExactly("rook-moves");
  }

  @Test
  void afterSixteenDaysAConceptIsKnown() {
    for (int day : new int[] {0, 1, 3, 7, 15, 31}) {
      solved("rook/first", day);
    }

    assertThat(due(10_000)).isEmpty();
  }

  @Test
  void aWrongAnswerMovesEvenAKnownConceptBackToOneDay() {
    for (int day : new int[] {0, 1, 3, 7, 15, 31}) {
      solved("rook/first", day);
    }
    add("rook/second", Attempt.Outcome.WRONG, 1, 0, 40);

    assertThat(due(40.5)).isEmpty();
    assertThat(due(41)).containsExactly("rook-moves");
  }

  @Test
  void aRightAnswerAfterAWrongOneOnTheSameDayDoesNotMoveItOn() {
    solved("rook/first", 0);
    solved("rook/first", 1);
    add("rook/first", Attempt.Outcome.REFUSED, 1, 0, 3);
    add("rook/first", Attempt.Outcome.SOLVED, 1, 0, 3);

    assertThat(due(4)).containsExactly("rook-moves");
  }

  @Test
  void aRightAnswerWithAHintKeepsTheGap() {
    solved("rook/first", 0);
    solved("rook/first", 1);
    add("rook/first", Attempt.Outcome.HINT, 0, 1, 3);
    add("rook/first", Attempt.Outcome.SOLVED, 0, 1, 3);

    assertThat(due(4)).isEmpty();
    assertThat(due(5)).containsExactly("rook-moves");
  }

  @Test
  void earlyPracticeChangesNothing() {
    solved("rook/first", 0);
    solved("rook/second", 0.1);
    solved("rook/first", 0.2);

    assertThat(due(1)).containsExactly("rook-moves");
  }

  @Test
  void aShownSolutionCountsAsWrongAndASkipAsNothing() {
    solved("rook/first", 0);
    solved("rook/first", 1);
    add("rook/first", Attempt.Outcome.SKIPPED, 0, 0, 3);
    assertThat(due(3)).containsExactly("rook-moves");
    add("rook/first", Attempt.Outcome.SHOWN, 0, 0, 3);

    assertThat(due(3)).isEmpty();
    assertThat(due(4)).containsExactly("rook-moves");
  }

  @Test
  void aConceptThatWasNeverRightIsNotReviewed() {
    add("rook/first", Attempt.Outcome.WRONG, 1, 0, 0);

    assertThat(due(5)).isEmpty();
  }

  @Test
  void oneAnswerCountsForAllItsConceptsAndTheLongestWaitingComesFirst() {
    solved("rook/first", 2);
    solved("king/safe", 0);

    assertThat(due(5)).containsExactly("check", "king-moves", "rook-moves");
  }

  @Test
  void anItemThatLeftTheCourseIsIgnored() {
    solved("gone/away", 0);

    assertThat(due(5)).isEmpty();
  }

  private void solved(String item, double day) {
    add(item, Attempt.Outcome.SOLVED, 0, 0, day);
  }

  private void add(String item, Attempt.Outcome outcome, int wrong, int hints, double day) {
    log.add(new AttemptEntry(item, outcome, wrong, hints, at(day)));
  }

  private ReviewSchedule schedule() {
    return ReviewSchedule.of(log, item -> CONCEPTS.getOrDefault(item, List.of()));
  }

  private List<String> due(double day) {
    return dueAt(at(day));
  }

  private List<String> dueAt(Instant now) {
    return schedule().due(now);
  }

  private static Instant at(double day) {
    return START.plus(Duration.ofMinutes(Math.round(day * 24 * 60)));
  }
}
