package org.queenside.progress;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.queenside.course.model.Course;
import org.queenside.course.model.LessonTask;
import org.queenside.course.model.Misconception;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.source.CourseLoader;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/**
 * Attempts from before the course became a path still belong to the right exercises. The rows were
 * written by the last program with the earlier course, through its own services: Ada worked on the
 * first exercises of each of its 39 lessons, Bo solved two lessons without a mistake, Cy showed
 * each misconception that has a typical answer, and their class has two assignments.
 */
@OnEveryDatabase
class EarlierCourseTest {

  private static final String FOLDER = "/earlier/";
  private static final String VERSION = "25";

  private final TestDatabase database;
  private final Course course = CourseLoader.load(null).course();
  private final Map<String, LessonTask> exercises =
      course.lessons().stream()
          .flatMap(
              lesson ->
                  lesson.exercises().stream().map(exercise -> new LessonTask(lesson, exercise)))
          .collect(Collectors.toMap(LessonTask::item, Function.identity()));

  EarlierCourseTest(TestDatabase database) throws IOException {
    this.database = database;
    var flyway = Flyway.configure().dataSource(database.dataSource());
    Flyway earlier = flyway.cleanDisabled(false).target(VERSION).load();
    earlier.clean();
    earlier.migrate();
    for (String statement : text("database.sql.gz").split(";\n", -1)) {
      if (!statement.isBlank()) {
        database.jdbc().sql(statement).update();
      }
    }
    Flyway.configure().dataSource(database.dataSource()).load().migrate();
  }

  /** Each line has the item of an exercise of the earlier course, and its concepts. */
  @Test
  void everyEarlierExerciseIsThereAndPractisesOneOfItsConcepts() throws IOException {
    List<String> lines = text("exercises.txt").lines().toList();

    assertThat(lines).hasSize(480);
    for (String line : lines) {
      String[] parts = line.split("[ ,]", -1);
      assertThat(exercises).containsKey(parts[0]);
      List<String> concepts = Arrays.stream(parts).skip(1).filter(each -> !each.isEmpty()).toList();
      if (!concepts.isEmpty()) {
        assertThat(requireNonNull(exercises.get(parts[0])).concepts())
            .as(line)
            .containsAnyElementsOf(concepts);
      }
    }
  }

  @Test
  void starsAndMasteryBelongToExercisesOfTheCourse() {
    Progress ada = progress("ada.example");
    assertThat(exercises.keySet()).containsAll(ada.items().keySet());
    assertThat(
            ada.items().keySet().stream()
                .map(item -> item.substring(0, item.indexOf('/')))
                .distinct())
        .hasSize(39);

    Progress bo = progress("bo.example");
    assertThat(exercises.keySet()).containsAll(bo.items().keySet());
    assertThat(bo.items().values()).allMatch(item -> item.bestStars() == Stars.MOST);
    assertThat(bo.isMastered(List.copyOf(bo.items().keySet()))).isTrue();
    for (String lesson : List.of("rook", "castling")) {
      assertThat(new LessonStatus(requireNonNull(course.lesson(lesson)), bo).begun()).isTrue();
    }
  }

  @Test
  void conceptsComeBackAsReviewsWithATaskOfTheCourse() {
    List<AttemptEntry> log =
        new AttemptRepository(database.jdbc()).of(learner("ada.example"), Area.COURSE);
    ReviewSchedule schedule =
        ReviewSchedule.of(log, item -> requireNonNull(exercises.get(item)).concepts());

    List<String> due = schedule.due(Instant.parse("2027-11-23T00:00:00Z"));

    Set<String> practised =
        log.stream()
            .flatMap(entry -> requireNonNull(exercises.get(entry.item())).concepts().stream())
            .collect(Collectors.toSet());
    assertThat(due).isNotEmpty().isSubsetOf(practised);
    assertThat(course.tasks()).anyMatch(task -> !Collections.disjoint(task.concepts(), due));
  }

  @Test
  void assignmentsNameExercisesAndLessonsOfTheCourse() {
    List<String> items = column("select item from assignment_item");
    assertThat(items).hasSizeGreaterThan(70);
    assertThat(exercises.keySet()).containsAll(items);
    assertThat(column("select distinct section from assignment_item"))
        .allMatch(section -> course.lesson(section.replace("lesson/", "")) != null);
  }

  @Test
  void misconceptionsAreKnownAndBelongToExercisesOfTheCourse() {
    List<LearnerId> cy = List.of(learner("cy.example"));
    List<MisconceptionRecord> records = new MisconceptionRepository(database.jdbc()).of(cy);
    assertThat(records).hasSizeGreaterThan(40);
    assertThat(records)
        .allMatch(record -> exercises.containsKey(record.item()))
        .allMatch(record -> Misconception.find(record.misconception()) != null);
  }

  private Progress progress(String signInName) {
    return Progress.of(
        new ProgressRepository(database.jdbc()).of(learner(signInName), Area.COURSE));
  }

  private LearnerId learner(String signInName) {
    return new LearnerId(
        database
            .jdbc()
            .sql("select learner_id from account where sign_in_name = ?")
            .param(signInName)
            .query(UUID.class)
            .single());
  }

  private List<String> column(String sql) {
    return database.jdbc().sql(sql).query(String.class).list();
  }

  private static String text(String name) throws IOException {
    try (InputStream file =
            requireNonNull(EarlierCourseTest.class.getResourceAsStream(FOLDER + name));
        InputStream plain = name.endsWith(".gz") ? new GZIPInputStream(file) : file) {
      return new String(plain.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
