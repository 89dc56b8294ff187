package org.queenside.report;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.queenside.course.Course;
import org.queenside.course.Lesson;
import org.queenside.learner.LearnerId;
import org.queenside.progress.Period;
import org.queenside.progress.Standing;
import org.queenside.progress.Standings;
import org.springframework.stereotype.Component;

/** How far single pupils have come in the course. It asks nobody who they are. */
@Component
class PupilLessons {

  private final Standings standings;
  private final Course course;

  PupilLessons(Standings standings, Course course) {
    this.standings = standings;
    this.course = course;
  }

  /** Returns the lessons of which a pupil has solved something, in the course's order. */
  List<LessonStanding> of(LearnerId learner) {
    List<String> items =
        course.lessons().stream()
            .flatMap(lesson -> lesson.exercises().stream().map(lesson::item))
            .toList();
    Map<String, Standing> own =
        standings.of(List.of(learner), items, Period.EVER).getOrDefault(learner, Map.of());
    return course.lessons().stream()
        .map(lesson -> standing(lesson, own))
        .filter(each -> each.done() > 0)
        .toList();
  }

  private static LessonStanding standing(Lesson lesson, Map<String, Standing> own) {
    List<Standing> solved =
        lesson.exercises().stream()
            .map(exercise -> own.get(lesson.item(exercise)))
            .flatMap(Stream::ofNullable)
            .filter(each -> each.solution() != null)
            .toList();
    return new LessonStanding(
        lesson, solved.size(), solved.stream().mapToInt(Standing::stars).sum());
  }
}
