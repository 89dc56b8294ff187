package org.queenside.school.assignment;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.queenside.course.model.Course;
import org.queenside.course.model.CourseProvider;
import org.queenside.course.model.Lesson;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.text.ListText;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.json.JsonMapper;

/**
 * Applies a plan of several weeks to a class, with one assignment for each week. Every method for a
 * class checks it as {@link SchoolClassService#open} does.
 */
@Component
public class TermPlanService {

  private static final List<List<String>> COURSE_WEEKS = read("course-plan.json");

  private final SchoolClassService classes;
  private final AssignmentService assignments;
  private final TermPlanRepository plans;
  private final CourseProvider courses;
  private final Clock clock;

  TermPlanService(
      SchoolClassService classes,
      AssignmentService assignments,
      TermPlanRepository plans,
      CourseProvider courses,
      Clock clock) {
    this.classes = classes;
    this.assignments = assignments;
    this.plans = plans;
    this.courses = courses;
    this.clock = clock;
  }

  private static List<List<String>> read(String file) {
    try (InputStream json =
        Objects.requireNonNull(TermPlanService.class.getResourceAsStream(file), file)) {
      return List.of(JsonMapper.shared().readValue(json, String[][].class)).stream()
          .map(List::of)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The built-in plan in a language: the path of the course. Lessons that this course doesn't have
   * are left out.
   */
  public List<AssignmentContent> course(Locale locale) {
    Course course = courses.in(locale);
    List<AssignmentContent> weeks = new ArrayList<>();
    for (List<String> week : COURSE_WEEKS) {
      List<Lesson> lessons = week.stream().map(course::lesson).filter(Objects::nonNull).toList();
      if (!lessons.isEmpty()) {
        weeks.add(
            new AssignmentContent(
                ListText.commas(lessons.stream().map(Lesson::title).toList(), locale),
                "",
                lessons.stream().flatMap(TermPlanService::items).toList(),
                CompletionRules.USUAL));
      }
    }
    return weeks;
  }

  private static Stream<AssignedItem> items(Lesson lesson) {
    return lesson.path().stream().map(exercise -> AssignedItem.of(lesson, exercise));
  }

  /** The plans that were applied to a class and still have assignments, latest first. */
  public List<TermPlan> of(ClassId schoolClass) {
    return plans.of(schoolClass, now(classes.open(schoolClass)));
  }

  /** Creates the assignments of a plan: all of them or none. */
  @Transactional
  public void create(ClassId schoolClass, String title, List<AssignmentPlan> weeks) {
    classes.openForChange(schoolClass);
    plans.add(
        schoolClass,
        title,
        weeks.stream().map(week -> assignments.create(schoolClass, week)).toList());
  }

  /**
   * Deletes the plan's assignments that haven't started.
   *
   * @return how many were deleted
   */
  @Transactional
  public int takeBack(ClassId schoolClass, long plan) {
    return plans.deletePlanned(schoolClass, plan, now(classes.openForChange(schoolClass)));
  }

  private LocalDateTime now(SchoolClass schoolClass) {
    return clock.instant().atZone(schoolClass.zone()).toLocalDateTime();
  }
}
