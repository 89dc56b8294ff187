package org.queenside.school.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** What becomes of daily puzzles and goals that weren't assignments. */
@OnEveryDatabase
class AnyPuzzlesMigrationTest {

  private final TestDatabase database;

  AnyPuzzlesMigrationTest(TestDatabase database) {
    this.database = database;
  }

  @Test
  void dailyPuzzlesAndGoalsBecomeAssignments() {
    Flyway earlier =
        Flyway.configure()
            .dataSource(database.dataSource())
            .cleanDisabled(false)
            .target("47")
            .load();
    earlier.clean();
    earlier.migrate();
    TestClasses classes = new TestClasses(database.jdbc());
    ClassId first = classes.add("Class 5b");
    ClassId second = classes.add("Class 6a");
    run("update school_class set zone = 'America/New_York' where id = ?", first);
    run(
        "insert into daily_puzzles (class_id, amount, first_day, last_day)"
            + " values (?, 7, date '2026-11-23', date '2027-01-29')",
        first);
    run(
        "insert into class_goal (class_id, kind, target, begun_at)"
            + " values (?, 'MATES', 1000000, timestamp with time zone '2026-11-23 02:30:15.5+00')",
        first);
    run(
        "insert into class_goal (class_id, kind, target, begun_at)"
            + " values (?, 'TASKS', 50, timestamp with time zone '2026-11-23 02:30:00+00')",
        second);
    run(
        "insert into assignment (class_id, title, comment, begins, late_allowed, in_order, afresh,"
            + " required_stars, whole_class, made_at, version)"
            + " values (?, 'Squares', '', timestamp '2026-01-01 08:00:00', true, false, false, 0,"
            + " true, current_timestamp, 3)",
        second);
    database
        .jdbc()
        .sql(
            "insert into assignment_item (assignment_id, place, item, section, amount)"
                + " select id, 1, 'drill/find-square', 'drill', 30 from assignment")
        .update();

    Flyway.configure().dataSource(database.dataSource()).load().migrate();

    AssignmentRepository table =
        new AssignmentRepository(
            database.jdbc(), new AssignmentDetailsRepository(database.jdbc()), Clock.systemUTC());
    List<Assignment> ofFirst = table.ofClass(first);
    assertThat(ofFirst).extracting(Assignment::version).containsExactly(1, 1);
    AssignmentPlan daily = ofFirst.getFirst().plan();
    assertThat(daily.title()).isEqualTo("Puzzles every school day");
    assertThat(daily.items()).containsExactly(AssignedItem.daily(7));
    assertThat(daily.schedule())
        .isEqualTo(
            new AssignmentSchedule(
                LocalDateTime.parse("2026-11-23T00:00"), LocalDateTime.parse("2027-01-29T23:59")));
    assertThat(daily.on(LocalDate.parse("2026-11-30")).items()).hasSize(6);
    AssignmentPlan mates = ofFirst.getLast().plan();
    assertThat(mates.title()).isEqualTo("Together");
    assertThat(mates.items())
        .containsExactly(AssignedItem.together(AssignedItem.PUZZLES_TOGETHER, 1_000_000));
    assertThat(mates.audience()).isEqualTo(new Audience.WholeClass());
    assertThat(mates.schedule())
        .as("in the time zone of the class")
        .isEqualTo(new AssignmentSchedule(LocalDateTime.parse("2026-11-22T21:30:15"), null));

    assertThat(table.ofClass(second))
        .extracting(each -> each.plan().items())
        .containsExactlyInAnyOrder(
            List.of(AssignedItem.together(AssignedItem.TASKS_TOGETHER, 50)),
            List.of(new AssignedItem("drill/find-square", "drill", 30)));
  }

  private void run(String statement, ClassId schoolClass) {
    database.jdbc().sql(statement).param(schoolClass.value()).update();
  }
}
