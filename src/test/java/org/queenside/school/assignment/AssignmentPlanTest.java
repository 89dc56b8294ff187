package org.queenside.school.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AssignmentPlanTest {

  private static final AssignmentSchedule TERMS =
      AssignmentSchedule.usual(LocalDateTime.parse("2026-06-01T08:00"), null);
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
            "  Rooks\tand \u0000 more ",
            "one\r\ntwo\u0000",
            TERMS,
            new Audience.WholeClass(),
            List.of(ROOK));

    assertThat(plan.title()).isEqualTo("Rooks and \uFFFD more");
    assertThat(plan.comment()).isEqualTo("one\ntwo\uFFFD");
  }

  private static List<AssignedItem> puzzles(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(number -> AssignedItem.once("puzzle/" + number, "puzzles/"))
        .toList();
  }

  private static AssignmentPlan with(List<AssignedItem> items) {
    return new AssignmentPlan("Rooks", "", TERMS, new Audience.WholeClass(), items);
  }

  private static AssignmentPlan titled(String title) {
    return new AssignmentPlan(title, "", TERMS, new Audience.WholeClass(), List.of(ROOK));
  }
}
