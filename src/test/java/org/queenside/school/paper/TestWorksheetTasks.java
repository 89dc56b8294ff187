package org.queenside.school.paper;

import java.util.Objects;
import org.queenside.course.model.Exercise;
import org.queenside.course.source.ExerciseFixture;

/** Creates worksheet tasks for tests from YAML. */
final class TestWorksheetTasks {
  private TestWorksheetTasks() {}

  static WorksheetTask task(String fields) {
    return task(ExerciseFixture.valid(fields));
  }

  static WorksheetTask task(Exercise exercise) {
    return Objects.requireNonNull(WorksheetTask.of(1, "test/test", exercise));
  }
}
