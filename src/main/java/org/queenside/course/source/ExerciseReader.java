package org.queenside.course.source;

import org.jspecify.annotations.Nullable;
import org.queenside.course.kind.ExerciseKind;
import org.queenside.course.kind.ExerciseKinds;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.ValueParsers;

/** Reads one exercise of a lesson file. */
final class ExerciseReader {
  private ExerciseReader() {}

  /** Returns the exercise, or adds every reason to the problems and returns null. */
  static @Nullable Exercise read(ExerciseYaml fields) {
    int problemsBefore = fields.problemCount();
    String word =
        fields.required(
            ExerciseField.KIND,
            "goal",
            text -> ValueParsers.word(text, "a kind of exercise", ExerciseKinds.words()));
    if (word == null) {
      return null;
    }
    ExerciseKind<?> kind = ExerciseKinds.describedBy(word, fields);
    Exercise exercise = kind.read(fields);
    fields.finish(kind.fields(), ExerciseKinds.fields());
    return fields.problemCount() == problemsBefore ? exercise : null;
  }
}
