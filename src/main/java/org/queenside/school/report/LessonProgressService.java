package org.queenside.school.report;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.queenside.course.model.Course;
import org.queenside.course.model.CourseProvider;
import org.queenside.course.model.Lesson;
import org.queenside.identity.account.LearnerId;
import org.queenside.progress.Period;
import org.queenside.progress.PeriodProgress;
import org.queenside.progress.PeriodProgressRepository;
import org.springframework.stereotype.Component;

/** A pupil's progress in the course. Callers check access first. */
@Component
record LessonProgressService(PeriodProgressRepository standings, CourseProvider courses) {

  /** Returns the lessons in which a pupil has solved an exercise, in course order. */
  List<LessonProgress> of(LearnerId learner) {
    Course course = courses.course();
    List<String> items =
        course.lessons().stream()
            .flatMap(
                lesson ->
                    Stream.concat(lesson.pathItems().stream(), lesson.earlierItems().stream()))
            .distinct()
            .toList();
    Map<String, PeriodProgress> own =
        standings.of(List.of(learner), items, Period.EVER).getOrDefault(learner, Map.of());
    return course.lessons().stream()
        .map(lesson -> standing(lesson, own))
        .filter(each -> each.done() > 0)
        .toList();
  }

  /** Pupils who did more of the path as it used to be keep what they had. */
  private static LessonProgress standing(Lesson lesson, Map<String, PeriodProgress> own) {
    LessonProgress path = standing(lesson, lesson.pathItems(), own);
    LessonProgress earlier = standing(lesson, lesson.earlierItems(), own);
    return earlier.isAheadOf(path) ? earlier : path;
  }

  private static LessonProgress standing(
      Lesson lesson, List<String> items, Map<String, PeriodProgress> own) {
    List<PeriodProgress> solved =
        items.stream()
            .map(own::get)
            .flatMap(Stream::ofNullable)
            .filter(each -> each.solution() != null)
            .toList();
    return new LessonProgress(
        lesson, solved.size(), items.size(), solved.stream().mapToInt(PeriodProgress::stars).sum());
  }
}
