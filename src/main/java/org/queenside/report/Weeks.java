package org.queenside.report;

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
import org.queenside.learner.LearnerId;
import org.queenside.learner.Reading;
import org.queenside.progress.SolvedRuns;
import org.queenside.progress.SolvedTally;
import org.springframework.stereotype.Component;

/** What some learners did week by week. Who asks is checked before. */
@Component
class Weeks {

  private final SolvedRuns solved;
  private final Clock clock;

  Weeks(SolvedRuns solved, Clock clock) {
    this.solved = solved;
    this.clock = clock;
  }

  /**
   * Returns the last {@link OverTime#WEEKS} weeks, the earliest first.
   *
   * @param zone where days begin
   * @param held what they believe
   */
  List<Week> of(ZoneId zone, Collection<LearnerId> learners, List<HeldBelief> held) {
    LocalDate last =
        LocalDate.ofInstant(clock.instant(), zone)
            .with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    LocalDate first = last.minusWeeks(OverTime.WEEKS - 1L);
    Instant since = first.atStartOfDay(zone).toInstant();
    List<SolvedTally> tallies =
        Reading.of("what was solved", () -> solved.tallies(learners, since));
    return Stream.iterate(first, monday -> !monday.isAfter(last), monday -> monday.plusWeeks(1))
        .map(monday -> week(monday, zone, tallies, held))
        .toList();
  }

  private static Week week(
      LocalDate monday, ZoneId zone, List<SolvedTally> tallies, List<HeldBelief> held) {
    Instant from = monday.atStartOfDay(zone).toInstant();
    Instant to = monday.plusWeeks(1).atStartOfDay(zone).toInstant();
    List<SolvedTally> own =
        tallies.stream().filter(tally -> isWithin(tally.from(), from, to)).toList();
    return new Week(
        monday,
        own.stream().mapToInt(SolvedTally::solved).sum(),
        own.stream().mapToInt(SolvedTally::clean).sum(),
        (int) held.stream().filter(each -> isWithin(each.firstAt(), from, to)).count(),
        (int)
            held.stream()
                .map(HeldBelief::rightAt)
                .filter(Objects::nonNull)
                .filter(at -> isWithin(at, from, to))
                .count());
  }

  private static boolean isWithin(Instant at, Instant from, Instant to) {
    return !at.isBefore(from) && at.isBefore(to);
  }
}
