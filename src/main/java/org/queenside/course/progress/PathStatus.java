package org.queenside.course.progress;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.Lesson;
import org.queenside.progress.Progress;

/** A learner's progress on a course's path. Lessons beside the path never count. */
public record PathStatus(Course course, Progress progress) {

  /** Returns the lessons of the path, in order. */
  public List<LessonStatus> lessons() {
    return status(course.path());
  }

  /** Returns the lessons of a part, in order. */
  public List<LessonStatus> lessons(CoursePart part) {
    return status(part.lessons());
  }

  private List<LessonStatus> status(List<Lesson> lessons) {
    return lessons.stream().map(lesson -> new LessonStatus(lesson, progress)).toList();
  }

  /** Returns how many lessons are finished. */
  public int finished() {
    return (int) lessons().stream().filter(LessonStatus::finished).count();
  }

  /** Returns whether every lesson is finished. */
  public boolean allFinished() {
    return lessons().stream().allMatch(LessonStatus::finished);
  }

  /** Returns the total stars of all lessons. */
  public int stars() {
    return lessons().stream().mapToInt(LessonStatus::stars).sum();
  }

  /**
   * Returns whether a part's badge is earned: all its lessons are finished, or those that used to
   * earn it. For the badge "ready to play", the lessons of the parts before it count too.
   */
  public boolean earned(CoursePart part) {
    if (part.ready()) {
      List<CoursePart> parts = course.pathParts();
      return parts.subList(0, parts.indexOf(part) + 1).stream().allMatch(each -> open(each) == 0);
    }
    return open(part) == 0 || earnedEarlier(part);
  }

  /**
   * Learners who follow the path as it is now may finish these lessons first. That doesn't earn the
   * badge, so the lessons count only as they used to be.
   */
  private boolean earnedEarlier(CoursePart part) {
    List<Lesson> lessons =
        part.earlier().stream().map(course::lesson).flatMap(Stream::ofNullable).toList();
    return !lessons.isEmpty() && status(lessons).stream().allMatch(LessonStatus::finishedEarlier);
  }

  /** Returns how many lessons of a part are unfinished. */
  public int open(CoursePart part) {
    return (int) lessons(part).stream().filter(lesson -> !lesson.finished()).count();
  }

  /**
   * Returns how many lessons the learner still has to finish to be able to play a whole game; empty
   * if the course doesn't say.
   */
  public OptionalInt untilReady() {
    int open = 0;
    for (CoursePart part : course.pathParts()) {
      open += open(part);
      if (part.ready()) {
        return OptionalInt.of(open);
      }
    }
    return OptionalInt.empty();
  }

  /** Returns whether the learner has finished everything that is needed to play a whole game. */
  public boolean isReadyToPlay() {
    OptionalInt open = untilReady();
    return open.isPresent() && open.getAsInt() == 0;
  }

  /**
   * Returns the learner's current lesson: the recommended one, or the first unfinished one if the
   * learner is doing deeper exercises; null at the end of the path.
   */
  public @Nullable Lesson place() {
    LessonStatus recommended = LessonStatus.recommended(course, progress);
    if (recommended != null && course.path().contains(recommended.lesson())) {
      return recommended.lesson();
    }
    return lessons().stream()
        .filter(lesson -> !lesson.finished())
        .findFirst()
        .map(LessonStatus::lesson)
        .orElse(null);
  }
}
