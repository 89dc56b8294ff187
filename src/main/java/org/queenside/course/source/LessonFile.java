package org.queenside.course.source;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.ProblemCollector;

/**
 * What was read from a lesson file.
 *
 * @param lesson the lesson, or null if it is malformed
 * @param items the exercises that could be read, with their place in the file
 */
record LessonFile(@Nullable Lesson lesson, List<Item> items, ProblemCollector problems) {

  /** An exercise and the fields it was read from. */
  record Item(Exercise exercise, ExerciseYaml fields) {}
}
