package org.queenside.school.report;

import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.TemporalAdjusters;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.queenside.identity.account.LearnerId;
import org.queenside.progress.SolvedCount;
import org.queenside.progress.SolvedRunRepository;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;

/** Calculates the activity of learners week by week. Callers check access first. */
@Component
record WeeklyActivityCalculator(SolvedRunRepository solved, Clock clock) {

  /**
   * Returns the last {@link WeeklyActivityService#WEEKS} weeks, earliest first.
   *
   * @param zone the time zone of the class
   * @param held their misconceptions
   */
  List<WeeklyActivity> of(
      ZoneId zone, Collection<LearnerId> learners, List<PupilMisconception> held) {
    LocalDate last =
        LocalDate.ofInstant(clock.instant(), zone)
            .with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    LocalDate first = last.minusWeeks(WeeklyActivityService.WEEKS - 1L);
    Instant since = first.atStartOfDay(zone).toInstant();
    List<SolvedCount> tallies =
        StoreExceptionTranslator.read("what was solved", () -> solved.tallies(learners, since));
    return Stream.iterate(first, monday -> !monday.isAfter(last), monday -> monday.plusWeeks(1))
        .map(monday -> week(monday, zone, tallies, held))
        .toList();
  }

  private static WeeklyActivity week(
      LocalDate monday, ZoneId zone, List<SolvedCount> tallies, List<PupilMisconception> held) {
    Instant from = monday.atStartOfDay(zone).toInstant();
    Instant to = monday.plusWeeks(1).atStartOfDay(zone).toInstant();
    List<SolvedCount> own =
        tallies.stream().filter(tally -> isWithin(tally.from(), from, to)).toList();
    return new WeeklyActivity(
        monday,
        own.stream().mapToInt(SolvedCount::solved).sum(),
        own.stream().mapToInt(SolvedCount::clean).sum(),
        (int) held.stream().filter(each -> isWithin(each.firstAt(), from, to)).count(),
        (int)
            held.stream()
                .map(PupilMisconception::correctedAt)
                .filter(Objects::nonNull)
                .filter(at -> isWithin(at, from, to))
                .count());
  }

  private static boolean isWithin(Instant at, Instant from, Instant to) {
    return !at.isBefore(from) && at.isBefore(to);
  }
}
