package org.queenside.school.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class AssignmentPlanTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private static final AssignmentSchedule TERMS =
      new AssignmentSchedule(LocalDateTime.parse("2026-06-01T08:00"), null);
  private static final AssignedItem ROOK = AssignedItem.once("rook/first-move", "lesson/rook");

  @Test
  void invalidPlanIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> titled(" \t\n "));
    assertThatIllegalArgumentException().isThrownBy(() -> titled("x".repeat(101)));
    assertThatIllegalArgumentException().isThrownBy(() -> with(List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> with(List.of(ROOK, ROOK)));
    assertThatIllegalArgumentException().isThrownBy(() -> with(puzzles(301)));
    assertThat(with(puzzles(300)).items()).hasSize(300);
  }

  @Test
  void charactersThatCannotBeStoredAreReplaced() {
    AssignmentPlan plan =
        new AssignmentPlan(
            new AssignmentContent(
                "  Rooks\tand \u0000 more ",
                "one\r\ntwo\u0000",
                List.of(ROOK),
                CompletionRules.USUAL),
            new Audience.WholeClass(),
            TERMS);

    assertThat(plan.title()).isEqualTo("Rooks and \uFFFD more");
    assertThat(plan.comment()).isEqualTo("one\ntwo\uFFFD");
  }

  @Test
  void onlyPlanWithoutLateWorkCloses() {
    LocalDateTime due = LocalDateTime.parse("2026-06-05T18:00");

    assertThat(with(CompletionRules.USUAL, due).closesAt(BERLIN)).isNull();
    assertThat(with(CompletionRules.IN_TIME, due).closesAt(BERLIN))
        .isEqualTo(Instant.parse("2026-06-05T16:00:00Z"));
    assertThat(with(CompletionRules.IN_TIME, null).closesAt(BERLIN)).isNull();
  }

  @Test
  void starsOutOfRangeAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new CompletionRules(true, false, false, -1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new CompletionRules(true, false, false, 4));
    assertThat(new CompletionRules(true, false, false, 3).requiredStars()).isEqualTo(3);
  }

  @Test
  void dailyPuzzlesHaveATaskForEachSchoolDaySoFar() {
    AssignmentPlan twoWeeks = daily("2026-11-23T14:30", "2026-12-06T18:00");

    assertThat(twoWeeks.on(LocalDate.parse("2026-11-23")).items())
        .containsExactly(AssignedItem.on(LocalDate.parse("2026-11-23"), 5));
    assertThat(twoWeeks.on(LocalDate.parse("2026-12-01")).items()).hasSize(7);
    assertThat(twoWeeks.on(LocalDate.parse("2027-02-11")).items()).hasSize(10);
    assertThat(twoWeeks.on(LocalDate.parse("2026-11-22")).items())
        .as("the first day before it begins")
        .containsExactly(AssignedItem.on(LocalDate.parse("2026-11-23"), 5));
    assertThat(daily("2026-11-28T08:00", "2026-11-29T18:00").on(LocalDate.parse("2026-11-29")))
        .as("no school day")
        .isEqualTo(daily("2026-11-28T08:00", "2026-11-29T18:00"));
    assertThat(
            daily("2020-01-01T08:00", "2999-01-01T08:00").on(LocalDate.parse("2026-11-25")).items())
        .hasSize(300)
        .endsWith(AssignedItem.on(LocalDate.parse("2026-11-25"), 5));
  }

  @Test
  void dailyPuzzlesHaveWholeDaysAndNoLateWork() {
    AssignmentPlan plan = daily("2026-11-23T14:30", "2026-12-04T18:00");

    assertThat(plan.schedule())
        .isEqualTo(
            new AssignmentSchedule(
                LocalDateTime.parse("2026-11-23T00:00"), LocalDateTime.parse("2026-12-04T23:59")));
    assertThat(plan.rules()).isEqualTo(CompletionRules.IN_TIME);
    assertThat(with(List.of(AssignedItem.daily(5))).on(LocalDate.parse("2026-06-02")).items())
        .as("without a last day")
        .hasSize(2);
  }

  @Test
  void dailyPuzzlesAndSharedGoalsStandAlone() {
    AssignedItem goal = AssignedItem.together(AssignedItem.PUZZLES_TOGETHER, 1000);

    assertThat(with(List.of(goal)).kind()).isEqualTo(AssignmentKind.TOGETHER);
    assertThat(with(List.of(goal)).on(LocalDate.parse("2026-12-01")))
        .isEqualTo(with(List.of(goal)));
    assertThatIllegalArgumentException().isThrownBy(() -> with(List.of(goal, ROOK)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with(List.of(ROOK, AssignedItem.daily(5))));
    assertThatIllegalArgumentException().isThrownBy(() -> AssignedItem.daily(0));
  }

  private static AssignmentPlan daily(String begins, String due) {
    return new AssignmentPlan(
        new AssignmentContent(
            "Every day", "", List.of(AssignedItem.daily(5)), CompletionRules.USUAL),
        new Audience.WholeClass(),
        new AssignmentSchedule(LocalDateTime.parse(begins), LocalDateTime.parse(due)));
  }

  private static AssignmentPlan with(CompletionRules rules, @Nullable LocalDateTime due) {
    return new AssignmentPlan(
        new AssignmentContent("Rooks", "", List.of(ROOK), rules),
        new Audience.WholeClass(),
        new AssignmentSchedule(LocalDateTime.parse("2026-06-01T08:00"), due));
  }

  private static List<AssignedItem> puzzles(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(number -> AssignedItem.once("puzzle/" + number, "puzzles/"))
        .toList();
  }

  private static AssignmentPlan with(List<AssignedItem> items) {
    return new AssignmentPlan(
        new AssignmentContent("Rooks", "", items, CompletionRules.USUAL),
        new Audience.WholeClass(),
        TERMS);
  }

  private static AssignmentPlan titled(String title) {
    return new AssignmentPlan(
        new AssignmentContent(title, "", List.of(ROOK), CompletionRules.USUAL),
        new Audience.WholeClass(),
        TERMS);
  }
}
