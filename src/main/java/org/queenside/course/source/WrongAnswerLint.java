package org.queenside.course.source;

import org.queenside.course.kind.DryRun;
import org.queenside.course.kind.ExerciseKinds;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;

/** Checks that every answer an author expects to be wrong is possible and really wrong. */
final class WrongAnswerLint {
  private WrongAnswerLint() {}

  static void check(Exercise exercise, ExerciseYaml fields) {
    DryRun dryRun = DryRun.of(exercise);
    for (String key : exercise.info().wrong().keySet()) {
      if (!key.equals(ExerciseInfo.ANY)
          && ExerciseKinds.of(exercise).answersForKey(key, exercise).noneMatch(dryRun::isWrong)) {
        fields.problem(
            ExerciseField.WRONG,
            "'%s' is not a wrong answer that can be given first".formatted(key),
            "Write a square, a legal move (e2e4), the number of an option, or \"*\"");
      }
    }
  }
}
