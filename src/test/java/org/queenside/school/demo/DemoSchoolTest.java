package org.queenside.school.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.queenside.browser.Browser;
import org.queenside.browser.BrowserTest;
import org.queenside.course.model.Misconception;
import org.queenside.identity.account.ActingAs;
import org.queenside.progress.AttemptLogService;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.demo.DemoSchoolService.DemoSchool;
import org.queenside.school.report.ClassMisconceptionService;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.RecordNotFoundException;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.TestPropertySource;
import org.springframework.transaction.support.TransactionOperations;

/** The program with its made-up school, for at most three visitors. */
@BrowserTest
@TestPropertySource(properties = {"queenside.demo=true", "queenside.demo.copies=3"})
class DemoSchoolTest {

  @Autowired private DemoSchoolService schools;
  @Autowired private DemoGenerator generator;
  @Autowired private SchoolClassService classes;
  @Autowired private RosterService roster;
  @Autowired private AssignmentService assignments;
  @Autowired private ClassMisconceptionService misconceptions;
  @Autowired private AttemptLogService log;
  @Autowired private TransactionOperations transaction;
  @Autowired private JdbcClient jdbc;
  private final List<DemoSchool> created = new ArrayList<>();

  private DemoSchool create() {
    DemoSchool school = schools.create();
    created.add(school);
    return school;
  }

  @AfterEach
  void nothingIsLeft() {
    created.forEach(schools::end);
    schools.tidy();
    for (String table : List.of("account", "school_class", "attempt", "progress", "audit")) {
      assertThat(count(table)).as(table).isZero();
    }
  }

  private int count(String rows) {
    return jdbc.sql("select count(*) from " + rows).query(Integer.class).single();
  }

  private static <T> T as(DemoSchool school, Supplier<T> action) {
    return ActingAs.<T, RuntimeException>call(school.teacher(), action::get);
  }

  private List<Pupil> pupils(DemoSchool school) {
    return as(
        school,
        () -> classes.all().stream().flatMap(each -> roster.pupils(each.id()).stream()).toList());
  }

  @Test
  void itIsWhatItsPupilsPlayed() {
    DemoSchool school = create();

    assertThat(as(school, classes::all))
        .extracting(SchoolClass::name)
        .containsExactly("Chess club", "Class 5b");
    assertThat(pupils(school)).hasSize(24);
    assertThat(
            as(school, () -> misconceptions.findings(school.firstClass())).stream()
                .filter(each -> each.misconception() == Misconception.CASTLES_THROUGH_CHECK)
                .findFirst()
                .orElseThrow()
                .holders())
        .extracting(Pupil::name)
        .hasSizeBetween(2, 6)
        .doesNotContain("Amara", "Samir");
    assertThat(jdbc.sql(ATTEMPTS_OF).param("Samir").query(Integer.class).single()).isZero();
    Instant now = Instant.now();
    assertThat(instant("min"))
        .isBetween(now.minus(45, ChronoUnit.DAYS), now.minus(35, ChronoUnit.DAYS));
    assertThat(instant("max")).isBetween(now.minus(4, ChronoUnit.DAYS), now);

    List<Map<String, Object>> progress = computed();
    log.rebuild();
    assertThat(computed()).isEqualTo(progress);
  }

  private static final String ATTEMPTS_OF =
      "select count(*) from attempt t join account a on a.learner_id = t.learner_id where a.name = ?";

  private Instant instant(String which) {
    return jdbc.sql("select " + which + "(made_at) from attempt")
        .query(OffsetDateTime.class)
        .single()
        .toInstant();
  }

  /** What the log adds up to. */
  private List<Map<String, Object>> computed() {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (String table : List.of("progress", "misconception")) {
      rows.addAll(jdbc.sql("select * from " + table + " order by 1, 2, 3, 4").query().listOfRows());
    }
    return rows;
  }

  @Test
  void everyTableThatItsPupilsFillIsCopied() {
    Set<String> filled =
        transaction.execute(
            status -> {
              Set<String> before = filledTables();
              generator.generate();
              status.setRollbackOnly();
              Set<String> now = filledTables();
              now.removeAll(before);
              return now;
            });

    create();

    // What the teacher did isn't copied: only administrators see that.
    assertThat(filled).contains("attempt", "audit");
    filled.remove("audit");
    assertThat(filledTables()).containsAll(filled);
  }

  private Set<String> filledTables() {
    Set<String> filled = new TreeSet<>();
    for (String table :
        jdbc.sql(
                "select table_name from information_schema.tables where table_schema = 'public'"
                    + " and table_type = 'BASE TABLE'")
            .query(String.class)
            .list()) {
      if (jdbc.sql("select exists (select 1 from " + table + ")").query(Boolean.class).single()) {
        filled.add(table);
      }
    }
    return filled;
  }

  @Test
  void visitorsDontSeeEachOther() {
    DemoSchool one = create();
    List<Map<String, Object>> before = rows(one);
    DemoSchool two = create();

    assertThatThrownBy(() -> as(one, () -> classes.open(two.firstClass())))
        .isInstanceOf(RecordNotFoundException.class);
    Set<Object> ids = ids(one);
    ids.retainAll(ids(two));
    assertThat(ids).isEmpty();
    as(
        two,
        () -> {
          Pupil pupil = roster.pupils(two.firstClass()).getFirst();
          roster.rename(two.firstClass(), pupil, "Renamed");
          assignments.delete(assignments.of(two.firstClass()).getFirst());
          return pupil;
        });
    schools.end(two);
    assertThat(rows(one)).isEqualTo(before);
    assertThat(schools.isOpen(one)).isTrue();
  }

  private Set<Object> ids(DemoSchool school) {
    Set<Object> ids = new HashSet<>();
    pupils(school).forEach(each -> ids.add(each.id()));
    as(school, classes::all).forEach(each -> ids.addAll(List.of(each.id(), each.code())));
    as(school, () -> assignments.of(school.firstClass())).forEach(each -> ids.add(each.id()));
    ids.add(school.teacher().signInName());
    pupils(school).forEach(each -> ids.add(each.signInName()));
    return ids;
  }

  private List<Map<String, Object>> rows(DemoSchool school) {
    List<UUID> pupils = pupils(school).stream().map(each -> each.id().value()).toList();
    List<Map<String, Object>> rows = new ArrayList<>();
    for (String table : List.of("account", "class_pupil", "attempt", "progress")) {
      rows.addAll(
          jdbc.sql("select * from " + table + " where learner_id in (:pupils) order by 1, 2, 3")
              .param("pupils", pupils)
              .query()
              .listOfRows());
    }
    return rows;
  }

  @Test
  void theCopyLeftAloneLongestMakesRoom() {
    DemoSchool first = create();
    DemoSchool second = create();
    DemoSchool third = create();
    seen(first, 1);
    seen(second, 2);
    seen(third, 3);

    DemoSchool fourth = create();

    assertThat(created.stream().filter(schools::isOpen)).containsExactly(first, second, fourth);
    assertThat(count("account where role = 'instructor'")).isEqualTo(3);
  }

  private void seen(DemoSchool school, int minutesAgo) {
    jdbc.sql("update learner set last_seen_at = ? where id = ?")
        .params(OffsetDateTime.now().minusMinutes(minutesAgo), school.teacher().id().value())
        .update();
  }

  @Test
  void aVisitorCannotFillTheDisk() {
    DemoSchool greedy = create();
    DemoSchool other = create();
    for (int i = 0; i < DemoSchoolService.MOST_ROWS; i++) {
      as(greedy, () -> classes.create("Another", ZoneId.of("UTC")));
    }

    schools.tidy();

    assertThat(schools.isOpen(greedy)).isFalse();
    assertThat(schools.isOpen(other)).isTrue();
  }

  @Test
  void aButtonOnTheStartPageOpensTheBoardOfOnesOwnCopy(Browser browser) {
    browser.open("/");
    browser.reload();
    assertThat(browser.find(".bar").getText()).contains("Course").doesNotContain("Sign in");
    assertThat(count("account")).isZero();
    browser.click(".demo .btn");
    browser.awaitText("h1", "Castling");
    String board = browser.path();

    browser.open("/");
    browser.awaitText(".demo .btn", "Back to your class").click();
    browser.awaitText("h1", "Castling");
    assertThat(browser.path()).isEqualTo(board);
    assertThat(count("account where role = 'instructor'")).isEqualTo(1);
    assertThat(browser.accessibilityViolations()).isEmpty();

    jdbc.sql("update learner set last_seen_at = ? where id in (select learner_id from account)")
        .param(OffsetDateTime.now().minusHours(1))
        .update();
    List.of(1, 2, 3).forEach(_ -> create());
    browser.open(board);
    browser.awaitText("h1", "This class has ended");
    browser.click(".demo .btn");
    browser.awaitText("h1", "Castling");
    assertThat(browser.path()).isNotEqualTo(board);

    browser.click(".account .opener");
    browser.click("#account-menu button");
    created.forEach(schools::end);
    assertThat(count("account")).isZero();
  }
}
