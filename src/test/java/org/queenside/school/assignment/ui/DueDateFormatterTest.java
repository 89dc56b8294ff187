package org.queenside.school.assignment.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.text.MessageBundle;

class DueDateFormatterTest {

  private static final ZonedDateTime NOW =
      ZonedDateTime.parse("2026-03-02T12:00+01:00[Europe/Berlin]");

  @Test
  void nearDaysAreNamed() {
    assertThat(due("2026-03-02T18:00")).isEqualTo("due today, 18:00");
    assertThat(due("2026-03-03T08:00")).isEqualTo("due tomorrow, 08:00");
    assertThat(due("2026-03-06T18:00")).isEqualTo("due Friday 6 March, 18:00");
    assertThat(due("2027-01-04T18:00")).isEqualTo("due Monday 4 January 2027, 18:00");
    assertThat(due(null)).isEqualTo("whenever you like");
  }

  @Test
  void overdueIsSaidSo() {
    assertThat(due("2026-03-02T11:59")).isEqualTo("was due today, 11:59");
    assertThat(due("2026-03-01T18:00")).isEqualTo("was due yesterday, 18:00");
    assertThat(due("2026-02-20T18:00")).isEqualTo("was due Friday 20 February, 18:00");
  }

  @Test
  void classBoardShowsTheDayOfTheWeekWithinAWeek() {
    assertThat(dueOnBoard("2026-03-06T18:00")).isEqualTo("Due Friday, 18:00.");
    assertThat(dueOnBoard("2026-03-08T18:00")).isEqualTo("Due Sunday, 18:00.");
    assertThat(dueOnBoard("2026-03-09T08:00")).isEqualTo("Due Monday 9 March, 08:00.");
    assertThat(dueOnBoard("2026-03-20T18:00")).isEqualTo("Due Friday 20 March, 18:00.");
    assertThat(dueOnBoard("2027-01-04T18:00")).isEqualTo("Due 4 January 2027, 18:00.");
    assertThat(dueOnBoard("2026-03-01T18:00")).isEqualTo("Was due Sunday 1 March, 18:00.");
    assertThat(dueOnBoard(null)).isEqualTo("No due date.");
  }

  private static String due(@Nullable String due) {
    return formatter().due(schedule(due), NOW);
  }

  private static String dueOnBoard(@Nullable String due) {
    return formatter().dueOnBoard(schedule(due), NOW);
  }

  private static DueDateFormatter formatter() {
    return new DueDateFormatter(
        MessageBundle.english("vaadin-i18n.translations")::get, Locale.ENGLISH);
  }

  private static AssignmentSchedule schedule(@Nullable String due) {
    return new AssignmentSchedule(
        LocalDateTime.parse("2026-01-01T08:00"), due == null ? null : LocalDateTime.parse(due));
  }
}
