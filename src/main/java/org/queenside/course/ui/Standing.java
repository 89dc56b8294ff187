package org.queenside.course.ui;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.Course;
import org.queenside.course.Exercise;
import org.queenside.course.Lesson;
import org.queenside.course.TestPaper;
import org.queenside.progress.Progress;
import org.queenside.progress.Stars;

/**
 * How far a learner is in one lesson.
 *
 * @param progress everything the learner has done, in this lesson and in others
 */
public record Standing(Lesson lesson, Progress progress) {

  /**
   * Returns the lesson to go on with: the one begun last, else the first that is not finished; null
   * when all are.
   */
  public static @Nullable Standing recommended(Course course, Progress progress) {
    var last = progress.last();
    if (last != null) {
      for (Lesson lesson : course.lessons()) {
        var standing = new Standing(lesson, progress);
        if (standing.items().contains(last.item()) && !standing.finished()) {
          return standing;
        }
      }
    }
    for (Lesson lesson : course.lessons()) {
      var standing = new Standing(lesson, progress);
      if (!standing.finished()) {
        return standing;
      }
    }
    return null;
  }

  private List<String> items() {
    return lesson.exercises().stream().map(lesson::item).toList();
  }

  /** Whether a lesson has enough tasks to show in a test that it is known. */
  static boolean canTestOut(Lesson lesson) {
    return lesson.tasks().size() >= TestPaper.OF_LESSON;
  }

  /** Whether every exercise is done, or the lesson's test is passed. */
  boolean finished() {
    return testedOut() || allDone();
  }

  private boolean testedOut() {
    return progress.isDone(lesson.testItem());
  }

  private boolean allDone() {
    return lesson.exercises().stream().allMatch(this::done);
  }

  boolean begun() {
    return testedOut() || lesson.exercises().stream().anyMatch(this::done);
  }

  boolean done(Exercise exercise) {
    return progress.isDone(lesson.item(exercise));
  }

  /** The stars of the lesson as a whole, 0 to 3. A passed test shows that it is mastered. */
  int stars() {
    int won = Stars.ofLesson(progress.stars(items()), items().size(), allDone());
    return testedOut() ? Math.max(won, Stars.OF_MASTERED) : won;
  }

  boolean mastered() {
    return testedOut() || progress.isMastered(items());
  }

  /** The exercise to go on with: the first that is not done, else the first. */
  Exercise next() {
    return lesson.exercises().stream()
        .filter(exercise -> !done(exercise))
        .findFirst()
        .orElseGet(lesson.exercises()::getFirst);
  }

  /** Returns the address of the exercise to go on with, relative to the root. */
  public String address() {
    return address(lesson, next());
  }

  static String address(Lesson lesson, Exercise exercise) {
    return "learn/" + lesson.id() + "/" + exercise.id();
  }
}
