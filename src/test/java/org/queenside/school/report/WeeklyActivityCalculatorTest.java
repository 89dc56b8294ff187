package org.queenside.school.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.course.model.Misconception;
import org.queenside.school.roster.Pupil;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** The weekly activity of a class, in its time zone. */
@OnEveryDatabase
class WeeklyActivityCalculatorTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
  private static final ZoneId KOLKATA = ZoneId.of("Asia/Kolkata");

  private final ReportLogFixture log;
  private final Pupil ann;
  private final Pupil ben;

  WeeklyActivityCalculatorTest(TestDatabase database) {
    this.log = new ReportLogFixture(database);
    this.ann = log.pupil("Ann");
    this.ben = log.pupil("Ben");
  }

  private List<WeeklyActivity> weeks(ZoneId zone, List<PupilMisconception> held) {
    return log.weeks().of(zone, List.of(ann.id(), ben.id()), held);
  }

  private WeeklyActivity week(ZoneId zone, String monday) {
    return weeks(zone, List.of()).stream()
        .filter(each -> each.monday().equals(LocalDate.parse(monday)))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void thereAreTwelveWeeksEndingWithTheCurrentOne() {
    log.at("2026-11-21T12:00:00Z");

    assertThat(weeks(BERLIN, List.of()))
        .hasSize(12)
        .extracting(WeeklyActivity::monday)
        .startsWith(LocalDate.parse("2026-08-31"))
        .endsWith(LocalDate.parse("2026-11-16"));
  }

  /**
   * Clocks go back on 25 October 2026: midnight is at 22:00 UTC before and at 23:00 UTC after it.
   */
  @Test
  void aWeekStartsAtMidnightInTheTimeZoneOfTheClass() {
    log.at("2026-10-18T21:59:00Z").solves(ann, "rook/a", 0, 0, 5);
    log.at("2026-10-18T22:01:00Z").solves(ann, "rook/b", 0, 0, 5);
    log.at("2026-10-18T22:01:00Z").solves(ann, "live/rook/c", 0, 0, 5);
    log.at("2026-10-25T22:30:00Z").solves(ben, "rook/a", 0, 0, 5);
    log.at("2026-10-25T23:01:00Z").solves(ben, "rook/b", 0, 0, 5);
    log.at("2026-11-21T12:00:00Z");

    assertThat(week(BERLIN, "2026-10-12").solved()).isEqualTo(1);
    assertThat(week(BERLIN, "2026-10-19").solved()).isEqualTo(2);
    assertThat(week(BERLIN, "2026-10-26").solved()).isEqualTo(1);
  }

  @Test
  void timeZonesMayBeOffsetByHalfAnHour() {
    log.at("2026-09-06T18:29:00Z").solves(ann, "rook/a", 0, 0, 5);
    log.at("2026-09-06T18:31:00Z").solves(ann, "rook/a", 0, 0, 5);
    log.at("2026-11-21T12:00:00Z");

    assertThat(week(KOLKATA, "2026-08-31").solved()).isEqualTo(1);
    assertThat(week(KOLKATA, "2026-09-07").solved()).isEqualTo(1);
  }

  @Test
  void aCleanAnswerHasNoMistakeAndNoHint() {
    log.at("2026-11-10T09:00:00Z");
    log.solves(ann, "rook/a", 0, 0, 5);
    log.solves(ann, "rook/b", 1, 0, 5);
    log.solves(ben, "rook/a", 0, 1, 5);
    log.isShown(ben, "rook/b");

    WeeklyActivity week = week(BERLIN, "2026-11-09");
    assertThat(week.solved()).isEqualTo(3);
    assertThat(week.clean()).isEqualTo(1);
  }

  @Test
  void misconceptionsCountInTheWeekTheyShowedAndTheWeekTheyWereCorrected() {
    log.at("2026-11-21T12:00:00Z");
    PupilMisconception held = held(ann, "2026-11-02T08:00:00Z", null);
    PupilMisconception gone =
        held(ben, "2026-11-03T08:00:00Z", Instant.parse("2026-11-11T08:00:00Z"));

    List<WeeklyActivity> weeks = weeks(BERLIN, List.of(held, gone));

    assertThat(weeks)
        .filteredOn(week -> week.shown() > 0)
        .containsExactly(new WeeklyActivity(LocalDate.parse("2026-11-02"), 0, 0, 2, 0));
    assertThat(weeks)
        .filteredOn(week -> week.corrected() > 0)
        .extracting(WeeklyActivity::monday, WeeklyActivity::corrected)
        .containsExactly(tuple(LocalDate.parse("2026-11-09"), 1));
  }

  private static PupilMisconception held(Pupil pupil, String first, @Nullable Instant right) {
    Instant at = Instant.parse(first);
    return new PupilMisconception(pupil, Misconception.SLIDERS_JUMP, at, at, right, List.of());
  }
}
