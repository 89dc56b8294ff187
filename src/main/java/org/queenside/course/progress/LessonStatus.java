package org.queenside.course.progress;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.TestPaper;
import org.queenside.progress.ItemProgress;
import org.queenside.progress.Progress;
import org.queenside.progress.Stars;

/**
 * A learner's progress in one lesson.
 *
 * @param progress what the learner has done, of this lesson at least
 */
public record LessonStatus(Lesson lesson, Progress progress) {

  /**
   * Returns the lesson to continue with: the unfinished one touched last, else the first unfinished
   * one; null if all are finished.
   */
  public static @Nullable LessonStatus recommended(Course course, Progress progress) {
    List<LessonStatus> open =
        Stream.concat(course.path().stream(), course.deeper().stream())
            .map(lesson -> new LessonStatus(lesson, progress))
            .filter(standing -> !standing.finished())
            .toList();
    return open.stream()
        .filter(LessonStatus::entered)
        .max(Comparator.comparing(LessonStatus::lastAt))
        .or(() -> open.stream().findFirst())
        .orElse(null);
  }

  /**
   * Reviews and tests touch exercises too, so only the first exercise tells whether a lesson was
   * started.
   */
  private boolean entered() {
    return progress.items().containsKey(lesson.item(lesson.path().getFirst()));
  }

  /** Returns when the learner last did something on the path of the lesson. */
  Instant lastAt() {
    return lesson.pathItems().stream()
        .map(progress.items()::get)
        .filter(Objects::nonNull)
        .map(ItemProgress::lastAt)
        .max(Comparator.naturalOrder())
        .orElse(Instant.MIN);
  }

  /** Returns whether a lesson has enough tasks for a test. */
  public static boolean canTestOut(Lesson lesson) {
    return lesson.tasks().size() >= TestPaper.OF_LESSON;
  }

  /**
   * Returns whether every exercise of the path is done, now or as it used to be, or the lesson's
   * test is passed.
   */
  public boolean finished() {
    return areDone(lesson.pathItems()) || finishedEarlier();
  }

  /** Returns whether the lesson was finished as it used to be. */
  boolean finishedEarlier() {
    return testedOut() || areDone(lesson.earlierItems());
  }

  private boolean testedOut() {
    return progress.isDone(lesson.testItem());
  }

  private boolean areDone(List<String> items) {
    return items.stream().allMatch(progress::isDone);
  }

  public boolean begun() {
    return testedOut() || lesson.exercises().stream().anyMatch(this::done);
  }

  public boolean done(Exercise exercise) {
    return progress.isDone(lesson.item(exercise));
  }

  /**
   * Returns the stars of the lesson as a whole, 0 to 3: those of the path, or of the path as it
   * used to be if they are more. A passed test earns all of them.
   */
  public int stars() {
    int won = Math.max(stars(lesson.pathItems()), stars(lesson.earlierItems()));
    return testedOut() ? Math.max(won, Stars.OF_MASTERED) : won;
  }

  private int stars(List<String> items) {
    return Stars.ofLesson(progress.stars(items), items.size(), areDone(items));
  }

  public boolean mastered() {
    return testedOut()
        || progress.isMastered(lesson.pathItems())
        || progress.isMastered(lesson.earlierItems());
  }

  /**
   * Returns the exercise to continue with: the first one on the path that isn't done, else the
   * first.
   */
  public Exercise next() {
    return lesson.path().stream()
        .filter(exercise -> !done(exercise))
        .findFirst()
        .orElseGet(lesson.path()::getFirst);
  }

  /** Returns the address of the exercise to continue with, relative to the root. */
  public String address() {
    return address(lesson, next());
  }

  public static String address(Lesson lesson, Exercise exercise) {
    return "learn/" + lesson.id() + "/" + exercise.id();
  }
}
