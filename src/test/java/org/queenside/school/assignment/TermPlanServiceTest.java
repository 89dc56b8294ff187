package org.queenside.school.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.browser.BrowserTest;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassService;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.json.JsonMapper;

@BrowserTest
class TermPlanServiceTest {

  @Autowired private TermPlanService plans;
  @Autowired private AssignmentService assignments;
  @Autowired private SchoolClassService classes;
  @Autowired private AccountRepository accounts;
  @Autowired private Course course;

  private Account teacher;
  private ClassId schoolClass;

  @BeforeEach
  void teach() {
    teacher = accounts.add(AccountRole.TEACHER, "Ms Teacher", "t" + System.nanoTime());
    schoolClass =
        ActingAs.<ClassId, RuntimeException>call(
            teacher, () -> classes.create("5b", ZoneId.of("UTC")).id());
  }

  @Test
  void theBuiltInPlanIsThePathOfTheCourseInTwelveWeeks() throws IOException {
    List<List<String>> weeks = courseWeeks();
    assertThat(weeks).hasSize(12);
    assertThat(weeks.stream().flatMap(List::stream))
        .containsExactlyElementsOf(course.path().stream().map(Lesson::id).toList());
    assertThat(plans.course(Locale.ENGLISH)).hasSize(12).allMatch(week -> !week.items().isEmpty());
    assertThat(plans.course(Locale.ENGLISH).getFirst().title()).isEqualTo("Rook, Bishop");
  }

  /** The file has the names of lessons, so a name without a lesson is found too. */
  private static List<List<String>> courseWeeks() throws IOException {
    try (InputStream json = TermPlanService.class.getResourceAsStream("course-plan.json")) {
      return Stream.of(JsonMapper.shared().readValue(json, String[][].class))
          .map(List::of)
          .toList();
    }
  }

  @Test
  void takingAPlanBackLeavesWhatHasStarted() {
    ActingAs.run(
        teacher,
        () -> {
          AssignmentContent rook = plans.course(Locale.ENGLISH).getFirst();
          LocalDateTime past = LocalDateTime.parse("2026-01-05T08:00");
          LocalDateTime future = LocalDateTime.parse("2999-01-05T08:00");
          plans.create(
              schoolClass,
              "Two weeks",
              List.of(
                  plan("Started", rook, past, past.plusDays(4)),
                  plan("Planned", rook, future, future.plusDays(4))));
          TermPlan made = plans.of(schoolClass).getFirst();
          assertThat(made).extracting(TermPlan::weeks, TermPlan::planned).containsExactly(2, 1);

          assertThat(plans.takeBack(schoolClass, made.id())).isEqualTo(1);

          assertThat(assignments.of(schoolClass))
              .extracting(each -> each.plan().title())
              .containsExactly("Started");
          assertThat(plans.of(schoolClass).getFirst().planned()).isZero();
        });
  }

  private static AssignmentPlan plan(
      String title, AssignmentContent content, LocalDateTime begins, LocalDateTime due) {
    return new AssignmentPlan(
        new AssignmentContent(title, content.comment(), content.items(), content.rules()),
        new Audience.WholeClass(),
        new AssignmentSchedule(begins, due));
  }
}
