package org.queenside.school.report;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.identity.account.LearnerId;
import org.queenside.progress.Period;
import org.queenside.progress.PeriodProgress;
import org.queenside.progress.PeriodProgressRepository;
import org.springframework.stereotype.Component;

/** A pupil's progress in the course. Callers check access first. */
@Component
record LessonProgressService(PeriodProgressRepository standings, Course course) {

  /** Returns the lessons in which a pupil has solved an exercise, in course order. */
  List<LessonProgress> of(LearnerId learner) {
    List<String> items =
        course.lessons().stream()
            .flatMap(lesson -> lesson.path().stream().map(lesson::item))
            .toList();
    Map<String, PeriodProgress> own =
        standings.of(List.of(learner), items, Period.EVER).getOrDefault(learner, Map.of());
    return course.lessons().stream()
        .map(lesson -> standing(lesson, own))
        .filter(each -> each.done() > 0)
        .toList();
  }

  private static LessonProgress standing(Lesson lesson, Map<String, PeriodProgress> own) {
    List<PeriodProgress> solved =
        lesson.path().stream()
            .map(exercise -> own.get(lesson.item(exercise)))
            .flatMap(Stream::ofNullable)
            .filter(each -> each.solution() != null)
            .toList();
    return new LessonProgress(
        lesson, solved.size(), solved.stream().mapToInt(PeriodProgress::stars).sum());
  }
}
