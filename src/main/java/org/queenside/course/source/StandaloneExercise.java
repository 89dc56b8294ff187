package org.queenside.course.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.LessonProblem;
import org.queenside.course.syntax.ProblemCollector;
import org.queenside.course.syntax.YamlFields;
import org.queenside.course.syntax.YamlParser;

/**
 * An exercise outside any lesson: one YAML document with the fields of an entry in a lesson.
 *
 * @param exercise the exercise, or null if it is malformed
 * @param problems what is wrong, in text order
 */
public record StandaloneExercise(@Nullable Exercise exercise, List<LessonProblem> problems) {
  private static final String FILE = "exercise";

  public StandaloneExercise {
    problems = List.copyOf(problems);
  }

  /** Reads an exercise, without checking whether it can be solved. */
  public static StandaloneExercise read(String source) {
    return of(readFile(source));
  }

  /**
   * Reads an exercise and proves with the rules that it can be solved and makes sense.
   *
   * @param concepts the concepts of the course
   */
  public static StandaloneExercise check(String source, Set<String> concepts) {
    LessonFile file = readFile(source);
    LessonLinter.check(file);
    LessonLinter.checkConcepts(file, concepts);
    return of(file);
  }

  private static LessonFile readFile(String source) {
    ProblemCollector problems = new ProblemCollector(FILE);
    YamlFields yaml = YamlParser.read(source, problems);
    List<LessonFile.Item> items = new ArrayList<>();
    if (yaml != null) {
      ExerciseYaml fields = new ExerciseYaml(yaml, Locale.ROOT);
      Exercise exercise = LessonFile.readExercise(fields);
      if (exercise != null) {
        items.add(new LessonFile.Item(exercise, fields));
      }
    }
    return new LessonFile(null, items, problems);
  }

  private static StandaloneExercise of(LessonFile file) {
    Exercise exercise = file.items().isEmpty() ? null : file.items().getFirst().exercise();
    return new StandaloneExercise(exercise, file.problems().toList());
  }

  /** Returns whether nothing is wrong. */
  public boolean isValid() {
    return exercise != null && problems.isEmpty();
  }
}
