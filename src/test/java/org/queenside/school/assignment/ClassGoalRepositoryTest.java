package org.queenside.school.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.JdbcValues;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** Class goals and daily puzzles, counted from the attempt log. */
@OnEveryDatabase
class ClassGoalRepositoryTest {

  private static final Instant BEGIN = Instant.parse("2026-11-23T08:00:00Z");
  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private final TestDatabase database;
  private final ClassGoalRepository goals;
  private final DailyPuzzlesRepository daily;
  private final AccountRepository accounts;
  private final TestClasses classes;
  private final ClassId schoolClass;
  private final LearnerId ada;

  ClassGoalRepositoryTest(TestDatabase database) {
    this.database = database;
    goals = new ClassGoalRepository(database.jdbc());
    daily = new DailyPuzzlesRepository(database.jdbc());
    accounts = new AccountRepository(database.jdbc(), database.transactions(), Clock.systemUTC());
    classes = new TestClasses(database.jdbc());
    schoolClass = classes.add("Class 5b");
    ada = pupil();
  }

  private LearnerId pupil() {
    LearnerId id = accounts.add(AccountRole.LEARNER, "Ada", "a" + UUID.randomUUID()).id();
    classes.addPupil(schoolClass, id);
    return id;
  }

  @Test
  void goalIsReplacedAndTakenBack() {
    ClassGoal mates = new ClassGoal(ClassGoal.Kind.MATES, 1000, BEGIN);
    ClassGoal tasks = new ClassGoal(ClassGoal.Kind.TASKS, 50, BEGIN.plus(1, ChronoUnit.DAYS));
    goals.save(schoolClass, mates);
    assertThat(goals.of(List.of(schoolClass))).isEqualTo(Map.of(schoolClass, mates));
    goals.save(schoolClass, tasks);
    assertThat(goals.of(List.of(schoolClass))).isEqualTo(Map.of(schoolClass, tasks));
    goals.delete(schoolClass);
    assertThat(goals.of(List.of(schoolClass))).isEmpty();
  }

  @Test
  void allPupilsOfTheClassCountFromTheBeginning() {
    LearnerId ben = pupil();
    LearnerId stranger = accounts.add(AccountRole.LEARNER, "Cleo", "c" + UUID.randomUUID()).id();
    solve(ada, "puzzle/1", "2026-11-23T07:59:59Z");
    solve(ada, "puzzle/2", "2026-11-23T08:00:00Z");
    solve(ben, "puzzle/2", "2026-11-24T08:00:00Z");
    solve(ben, "rook/first-move", "2026-11-24T08:00:00Z");
    solve(ben, "live/puzzle/3", "2026-11-24T08:00:00Z");
    solve(stranger, "puzzle/2", "2026-11-24T08:00:00Z");

    assertThat(count(ClassGoal.Kind.MATES)).isEqualTo(2);
    assertThat(count(ClassGoal.Kind.TASKS)).isEqualTo(3);
  }

  @Test
  void daysAreThoseOfTheClass() {
    solve(ada, "puzzle/1", "2026-11-22T22:59:59Z");
    solve(ada, "puzzle/2", "2026-11-22T23:00:00Z");
    solve(ada, "puzzle/2", "2026-11-23T10:00:00Z");
    solve(ada, "puzzle/3", "2026-11-23T22:59:59Z");
    solve(ada, "rook/first-move", "2026-11-23T11:00:00Z");
    LocalDate monday = LocalDate.parse("2026-11-23");

    assertThat(daily.solved(List.of(ada), monday.atStartOfDay(BERLIN).toInstant(), BERLIN))
        .isEqualTo(Map.of(ada, Map.of(monday, Set.of("puzzle/2", "puzzle/3"))));
  }

  @Test
  void dailyPuzzlesAreReplacedAndTakenBack() {
    LocalDate monday = LocalDate.parse("2026-11-23");
    daily.save(schoolClass, new DailyPuzzles(3, monday, monday));
    DailyPuzzles more = new DailyPuzzles(5, monday, monday.plusWeeks(4));
    daily.save(schoolClass, more);
    assertThat(daily.of(List.of(schoolClass))).isEqualTo(Map.of(schoolClass, more));
    daily.delete(schoolClass);
    assertThat(daily.of(List.of(schoolClass))).isEmpty();
  }

  private int count(ClassGoal.Kind kind) {
    return goals.count(schoolClass, new ClassGoal(kind, 1000, BEGIN));
  }

  private void solve(LearnerId learner, String item, String at) {
    database
        .jdbc()
        .sql(
            """
            insert into attempt
              (id, learner_id, area, item, made_at, tried, outcome, wrong, hints, millis)
            values (?, ?, ?, ?, ?, 'a1a8', 'solved', 0, 0, 0)""")
        .params(
            UUID.randomUUID(),
            learner.value(),
            item.matches("(puzzle|live)/.*") ? item.substring(0, item.indexOf('/')) : "course",
            item,
            JdbcValues.timestamp(Instant.parse(at)))
        .update();
  }
}
