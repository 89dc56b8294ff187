package org.queenside.school.assignment;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.springframework.stereotype.Component;

/**
 * The daily puzzles of classes. Methods for a class check it as {@link SchoolClassService#open}
 * does.
 */
@Component
public class DailyPuzzlesService {

  private final SchoolClassService classes;
  private final RosterService roster;
  private final DailyPuzzlesRepository daily;
  private final Clock clock;

  DailyPuzzlesService(
      SchoolClassService classes, RosterService roster, DailyPuzzlesRepository daily, Clock clock) {
    this.classes = classes;
    this.roster = roster;
    this.daily = daily;
    this.clock = clock;
  }

  /** Returns the daily puzzles of one of the instructor's classes; null for none. */
  public @Nullable DailyPuzzles of(ClassId id) {
    return daily.of(List.of(classes.open(id).id())).get(id);
  }

  /** Returns on how many school days each pupil of a class has solved the daily puzzles so far. */
  public Map<LearnerId, Integer> daysDone(ClassId id, DailyPuzzles wanted) {
    ZoneId zone = classes.open(id).zone();
    List<LearnerId> pupils = roster.pupils(id).stream().map(Pupil::id).toList();
    Map<LearnerId, Map<LocalDate, Set<String>>> solved =
        daily.solved(pupils, wanted.first().atStartOfDay(zone).toInstant(), zone);
    List<LocalDate> days = wanted.daysUntil(today(zone));
    Map<LearnerId, Integer> done = new HashMap<>();
    for (LearnerId pupil : pupils) {
      Map<LocalDate, Set<String>> own = solved.getOrDefault(pupil, Map.of());
      done.put(
          pupil,
          (int)
              days.stream()
                  .filter(day -> own.getOrDefault(day, Set.of()).size() >= wanted.amount())
                  .count());
    }
    return done;
  }

  /** What a pupil is to solve today for each class. The caller checks who is acting. */
  List<DailyPuzzlesToday> of(LearnerId pupil, Map<ClassId, ClassSummary> own) {
    List<DailyPuzzlesToday> all = new ArrayList<>();
    daily
        .of(own.keySet())
        .forEach(
            (id, wanted) -> {
              ClassSummary schoolClass = own.get(id);
              if (schoolClass != null
                  && !schoolClass.archived()
                  && wanted.includes(today(schoolClass.zone()))) {
                all.add(today(pupil, schoolClass, wanted));
              }
            });
    return all;
  }

  private DailyPuzzlesToday today(LearnerId pupil, ClassSummary schoolClass, DailyPuzzles wanted) {
    LocalDate today = today(schoolClass.zone());
    int solved =
        daily
            .solved(
                List.of(pupil),
                today.atStartOfDay(schoolClass.zone()).toInstant(),
                schoolClass.zone())
            .getOrDefault(pupil, Map.of())
            .getOrDefault(today, Set.of())
            .size();
    return new DailyPuzzlesToday(schoolClass.name(), wanted, today, solved);
  }

  private LocalDate today(ZoneId zone) {
    return clock.instant().atZone(zone).toLocalDate();
  }

  /**
   * Assigns a class puzzles for each school day from today, replacing any earlier setting.
   *
   * @throws IllegalArgumentException if the amount is out of range or the last day has passed
   */
  public void set(ClassId id, int amount, LocalDate last) {
    SchoolClass schoolClass = classes.openForChange(id);
    daily.save(id, new DailyPuzzles(amount, today(schoolClass.zone()), last));
  }

  /** Stops a class's daily puzzles. */
  public void clear(ClassId id) {
    daily.delete(classes.openForChange(id).id());
  }
}
