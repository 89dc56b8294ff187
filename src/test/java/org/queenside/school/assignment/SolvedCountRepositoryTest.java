package org.queenside.school.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.progress.DrillTotals;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.JdbcValues;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** Shared goals and daily puzzles, counted from the attempt log. */
@OnEveryDatabase
class SolvedCountRepositoryTest {

  private static final Instant BEGIN = Instant.parse("2026-11-23T08:00:00Z");
  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private final TestDatabase database;
  private final SolvedCountRepository counts;
  private final AccountRepository accounts;
  private final TestClasses classes;
  private final ClassId schoolClass;
  private final LearnerId ada;

  SolvedCountRepositoryTest(TestDatabase database) {
    this.database = database;
    counts = new SolvedCountRepository(database.jdbc());
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
  void allPupilsCountFromTheBeginningToTheEnd() {
    LearnerId ben = pupil();
    LearnerId stranger = accounts.add(AccountRole.LEARNER, "Cleo", "c" + UUID.randomUUID()).id();
    solve(ada, "puzzle/1", "2026-11-23T07:59:59Z");
    solve(ada, "puzzle/2", "2026-11-23T08:00:00Z");
    solve(ben, "puzzle/2", "2026-11-24T08:00:00Z");
    solve(ben, "rook/first-move", "2026-11-24T08:00:00Z");
    solve(ben, "live/puzzle/3", "2026-11-24T08:00:00Z");
    solve(stranger, "puzzle/2", "2026-11-24T08:00:00Z");

    solve(ben, "puzzle/4", "2026-12-01T00:00:01Z");

    assertThat(together(ben, true)).isEqualTo(2);
    assertThat(together(ben, false)).isEqualTo(3);
  }

  @Test
  void daysAreThoseOfTheClass() {
    solve(ada, "puzzle/1", "2026-11-22T22:59:59Z");
    solve(ada, "puzzle/2", "2026-11-22T23:00:00Z");
    solve(ada, "puzzle/2", "2026-11-23T10:00:00Z");
    solve(ada, "puzzle/3", "2026-11-23T22:59:59Z");
    solve(ada, "rook/first-move", "2026-11-23T11:00:00Z");
    LocalDate monday = LocalDate.parse("2026-11-23");

    assertThat(counts.puzzlesByDay(List.of(ada), monday.atStartOfDay(BERLIN).toInstant(), BERLIN))
        .isEqualTo(
            Map.of(
                monday, Map.of(ada, new DrillTotals(2, 0, Instant.parse("2026-11-23T22:59:59Z")))));
  }

  private int together(LearnerId ben, boolean onlyPuzzles) {
    return counts.together(
        List.of(ada, ben), onlyPuzzles, BEGIN, Instant.parse("2026-12-01T00:00:00Z"));
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
