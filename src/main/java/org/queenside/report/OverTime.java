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
import org.queenside.classroom.ClassId;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.NoSuchClass;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.Roster;
import org.queenside.learner.LearnerId;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.Reading;
import org.queenside.learner.StoreUnavailable;
import org.queenside.progress.SolvedRuns;
import org.queenside.progress.SolvedTally;
import org.springframework.stereotype.Component;

/**
 * What a class did week by week, for the instructor in front of the screen. Every method asks anew
 * whether the class is one of theirs.
 *
 * <p>Methods throw {@link NotSignedIn} if nobody is in front of the screen who may teach, {@link
 * NoSuchClass} if the class or the pupil is not theirs, {@link StoreUnavailable} if the database
 * cannot be read.
 */
@Component
public class OverTime {

  /** How many weeks are told of, the present one among them. */
  public static final int WEEKS = 12;

  private final CurrentClasses classes;
  private final Roster roster;
  private final ClassBeliefs beliefs;
  private final SolvedRuns solved;
  private final Clock clock;

  /** Creates the bean. */
  public OverTime(
      CurrentClasses classes, Roster roster, ClassBeliefs beliefs, SolvedRuns solved, Clock clock) {
    this.classes = classes;
    this.roster = roster;
    this.beliefs = beliefs;
    this.solved = solved;
    this.clock = clock;
  }

  /** Returns the last {@link #WEEKS} weeks of a class, the earliest first. */
  public List<Week> of(ClassId id) {
    ZoneId zone = classes.open(id).zone();
    return weeks(zone, roster.pupils(id).stream().map(Pupil::id).toList(), beliefs.all(id));
  }

  /** Returns the last {@link #WEEKS} weeks of a pupil, the earliest first. */
  public List<Week> of(ClassId id, LearnerId pupil) {
    ZoneId zone = classes.open(id).zone();
    return weeks(zone, List.of(pupil), beliefs.of(id, pupil));
  }

  private List<Week> weeks(ZoneId zone, Collection<LearnerId> learners, List<HeldBelief> held) {
    LocalDate last =
        LocalDate.ofInstant(clock.instant(), zone)
            .with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    LocalDate first = last.minusWeeks(WEEKS - 1L);
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
