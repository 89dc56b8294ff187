package org.queenside.load;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.run.ExerciseRun;
import org.queenside.course.source.CourseLoader;

/** The exercises of the course that are solved by moves on a board, in course order. */
final class BoardExercises {

  /**
   * An exercise.
   *
   * @param solution at least one move
   */
  record Task(Lesson lesson, Exercise exercise, List<Move> solution) {

    /** Returns its path, without a leading slash. */
    String path() {
      return "learn/" + lesson.id() + "/" + exercise.id();
    }

    /** Returns its name in the attempt log. */
    String item() {
      return lesson.item(exercise);
    }
  }

  private BoardExercises() {}

  /** Reads the built-in course. */
  static List<Task> all() {
    Course course = CourseLoader.load(null).course();
    return course.lessons().stream()
        .flatMap(
            lesson ->
                lesson.exercises().stream()
                    .filter(Exercise.ReachGoal.class::isInstance)
                    .map(exercise -> new Task(lesson, exercise, solution(exercise))))
        .filter(task -> !task.solution().isEmpty())
        .toList();
  }

  private static List<Move> solution(Exercise exercise) {
    return ExerciseRun.start(exercise).answer(new Answer.ShowMe()).outcome()
            instanceof AnswerOutcome.Shown(List<Answer.Try> answers, _, _)
        ? answers.stream()
            .filter(Answer.Play.class::isInstance)
            .map(answer -> ((Answer.Play) answer).move())
            .filter(move -> move.promotion() == null)
            .toList()
        : List.of();
  }
}
