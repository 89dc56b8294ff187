package org.queenside.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** In Berlin clocks went from 2 to 3 on 29 March 2026, and from 3 back to 2 on 25 October 2026. */
class PlanTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
  private static final AssignedItem ROOK = AssignedItem.once("rook/first-move", "lesson/rook");

  @Test
  void anHourThatClocksSkipIsTheOneAfterIt() {
    Plan plan = plan("2026-03-29T02:30", "2026-03-30T02:30");

    assertThat(plan.beginsAt(BERLIN)).isEqualTo(Instant.parse("2026-03-29T01:30:00Z"));
    assertThat(due(plan("2026-03-28T08:00", "2026-03-29T02:30"), BERLIN))
        .isEqualTo(Instant.parse("2026-03-29T01:30:00Z"));
  }

  @Test
  void ofAnHourThatComesTwiceTheFirstBeginsAndTheSecondEnds() {
    assertThat(plan("2026-10-25T02:30", "2026-10-26T08:00").beginsAt(BERLIN))
        .isEqualTo(Instant.parse("2026-10-25T00:30:00Z"));
    assertThat(due(plan("2026-10-24T08:00", "2026-10-25T02:30"), BERLIN))
        .isEqualTo(Instant.parse("2026-10-25T01:30:00Z"));
  }

  @Test
  void sixInTheEveningIsSixInTheEveningBeforeAndAfterTheClocksChange() {
    assertThat(due(plan("2026-03-27T08:00", "2026-03-28T18:00"), BERLIN))
        .isEqualTo(Instant.parse("2026-03-28T17:00:00Z"));
    assertThat(due(plan("2026-03-27T08:00", "2026-03-29T18:00"), BERLIN))
        .isEqualTo(Instant.parse("2026-03-29T16:00:00Z"));
  }

  @Test
  void theTimeOfDayStaysWhenTheClassMovesToAnotherZone() {
    Plan plan = plan("2026-06-01T08:00", "2026-06-05T18:00");

    assertThat(due(plan, BERLIN)).isEqualTo(Instant.parse("2026-06-05T16:00:00Z"));
    assertThat(due(plan, ZoneId.of("America/New_York")))
        .isEqualTo(Instant.parse("2026-06-05T22:00:00Z"));
  }

  @Test
  void whatCannotBeIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> plan("2026-06-05T18:00", "2026-06-05T18:00"));
    assertThatIllegalArgumentException().isThrownBy(() -> titled(" \t\n "));
    assertThatIllegalArgumentException().isThrownBy(() -> titled("x".repeat(101)));
    assertThatIllegalArgumentException().isThrownBy(() -> with(List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> with(List.of(ROOK, ROOK)));
    assertThatIllegalArgumentException().isThrownBy(() -> with(puzzles(301)));
    assertThat(with(puzzles(300)).items()).hasSize(300);
  }

  @Test
  void whatNoDatabaseCanHoldIsReplaced() {
    Plan plan =
        new Plan(
            "  Rooks\tand \u0000 more ",
            "one\r\ntwo\u0000",
            LocalDateTime.parse("2026-06-05T18:00"),
            null,
            true,
            false,
            false,
            0,
            new Audience.WholeClass(),
            List.of(ROOK));

    assertThat(plan.title()).isEqualTo("Rooks and \uFFFD more");
    assertThat(plan.comment()).isEqualTo("one\ntwo\uFFFD");
  }

  private static @Nullable Instant due(Plan plan, ZoneId zone) {
    return Objects.requireNonNull(plan.dueAt(zone));
  }

  private static List<AssignedItem> puzzles(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(number -> AssignedItem.once("puzzle/" + number, "puzzles/"))
        .toList();
  }

  private static Plan with(List<AssignedItem> items) {
    return plan("Rooks", "2026-06-01T08:00", null, items);
  }

  private static Plan titled(String title) {
    return plan(title, "2026-06-01T08:00", null, List.of(ROOK));
  }

  private static Plan plan(String begins, String due) {
    return plan("Rooks", begins, due, List.of(ROOK));
  }

  private static Plan plan(
      String title, String begins, @Nullable String due, List<AssignedItem> items) {
    return new Plan(
        title,
        "",
        LocalDateTime.parse(begins),
        due == null ? null : LocalDateTime.parse(due),
        true,
        false,
        false,
        0,
        new Audience.WholeClass(),
        items);
  }
}
