package org.queenside.course.source;

import org.queenside.course.kind.ExerciseKind;
import org.queenside.course.kind.ExerciseKinds;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.TextLint;

/**
 * Checks a lesson's content: the rules must prove that every exercise can be solved and makes
 * sense, and no text may be too long for a learner who wants to move pieces.
 */
final class LessonLinter {
  private LessonLinter() {}

  /** Adds everything that is wrong to the file's problems. */
  static void check(LessonFile file) {
    file.items().forEach(item -> check(item.exercise(), item.fields()));
  }

  private static void check(Exercise exercise, ExerciseYaml fields) {
    TextLint.check(exercise.info(), fields);
    int before = fields.problemCount();
    ExerciseKind<Exercise> kind = ExerciseKinds.of(exercise);
    if (kind.required().contains(ExerciseField.HINTS) && exercise.info().hints().isEmpty()) {
      fields.problem(ExerciseField.HINTS, "there is no hint", "Add 'hints:' with one to three");
    }
    kind.lint(exercise, fields);
    if (fields.problemCount() == before) {
      WrongAnswerLint.check(exercise, fields);
      HintLint.check(exercise, fields);
    }
  }
}
