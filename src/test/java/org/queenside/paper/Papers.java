package org.queenside.paper;

import java.util.Objects;
import org.queenside.course.Exercise;
import org.queenside.course.file.WrittenExercise;

/** Tasks on paper for tests, written as an author writes exercises. */
final class Papers {
  private Papers() {}

  static PaperTask task(String fields) {
    return task(WrittenExercise.sound(fields));
  }

  static PaperTask task(Exercise exercise) {
    return Objects.requireNonNull(PaperTask.of(1, "test/test", exercise));
  }
}
