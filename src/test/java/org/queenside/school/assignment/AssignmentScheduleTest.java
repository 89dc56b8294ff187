package org.queenside.school.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** In Berlin, clocks change from 2:00 to 3:00 on 29 March 2026 and back on 25 October 2026. */
class AssignmentScheduleTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  @Test
  void anotherClassGetsTheSameTimesAndStartsAtOnceIfTheFirstHas() {
    ZoneId newYork = ZoneId.of("America/New_York");
    Instant now = Instant.parse("2026-11-23T12:00:30Z");
    LocalDateTime due = LocalDateTime.parse("2026-11-27T18:00");
    LocalDateTime later = LocalDateTime.parse("2026-11-24T08:00");
    AssignmentSchedule begun = new AssignmentSchedule(LocalDateTime.parse("2026-11-23T13:00"), due);

    assertThat(begun.movedTo(BERLIN, newYork, now))
        .isEqualTo(new AssignmentSchedule(LocalDateTime.parse("2026-11-23T07:00"), due));
    assertThat(new AssignmentSchedule(later, due).movedTo(BERLIN, newYork, now))
        .isEqualTo(new AssignmentSchedule(later, due));
  }

  @Test
  void skippedHourMeansTheHourAfterIt() {
    AssignmentSchedule terms = terms("2026-03-29T02:30", "2026-03-30T02:30");

    assertThat(terms.beginsAt(BERLIN)).isEqualTo(Instant.parse("2026-03-29T01:30:00Z"));
    assertThat(terms("2026-03-28T08:00", "2026-03-29T02:30").dueAt(BERLIN))
        .isEqualTo(Instant.parse("2026-03-29T01:30:00Z"));
  }

  @Test
  void repeatedHourBeginsAtTheFirstAndEndsAtTheSecond() {
    assertThat(terms("2026-10-25T02:30", "2026-10-26T08:00").beginsAt(BERLIN))
        .isEqualTo(Instant.parse("2026-10-25T00:30:00Z"));
    assertThat(terms("2026-10-24T08:00", "2026-10-25T02:30").dueAt(BERLIN))
        .isEqualTo(Instant.parse("2026-10-25T01:30:00Z"));
  }

  @Test
  void localTimeStaysWhenTheClocksChange() {
    assertThat(terms("2026-03-27T08:00", "2026-03-28T18:00").dueAt(BERLIN))
        .isEqualTo(Instant.parse("2026-03-28T17:00:00Z"));
    assertThat(terms("2026-03-27T08:00", "2026-03-29T18:00").dueAt(BERLIN))
        .isEqualTo(Instant.parse("2026-03-29T16:00:00Z"));
  }

  @Test
  void localTimeStaysInAnotherTimeZone() {
    AssignmentSchedule terms = terms("2026-06-01T08:00", "2026-06-05T18:00");

    assertThat(terms.dueAt(BERLIN)).isEqualTo(Instant.parse("2026-06-05T16:00:00Z"));
    assertThat(terms.dueAt(ZoneId.of("America/New_York")))
        .isEqualTo(Instant.parse("2026-06-05T22:00:00Z"));
  }

  @Test
  void invalidScheduleIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> terms("2026-06-05T18:00", "2026-06-05T18:00"));
  }

  @Test
  void schoolDaysAreMondayToFriday() {
    AssignmentSchedule schedule = terms("2026-11-20T08:00", "2026-12-06T18:00");

    assertThat(schedule.schoolDays(LocalDate.parse("2027-01-01")))
        .hasSize(11)
        .startsWith(LocalDate.parse("2026-11-20"), LocalDate.parse("2026-11-23"))
        .contains(LocalDate.parse("2026-11-27"), LocalDate.parse("2026-11-30"))
        .endsWith(LocalDate.parse("2026-12-04"));
    assertThat(schedule.schoolDays(LocalDate.parse("2026-11-22"))).hasSize(1);
    assertThat(schedule.schoolDays(LocalDate.parse("2026-11-19"))).isEmpty();
    assertThat(terms("2026-11-20T08:00", null).schoolDays(LocalDate.parse("2026-11-24")))
        .hasSize(3);
  }

  private static AssignmentSchedule terms(String begins, @Nullable String due) {
    return new AssignmentSchedule(
        LocalDateTime.parse(begins), due == null ? null : LocalDateTime.parse(due));
  }
}
