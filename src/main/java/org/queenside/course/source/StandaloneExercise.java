package org.queenside.course.source;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.LessonProblem;
import org.queenside.course.syntax.ProblemCollector;
import org.queenside.course.syntax.YamlFields;
import org.queenside.course.syntax.YamlParser;

/**
 * An exercise outside of any lesson: one YAML document with the fields that an entry of a lesson's
 * list has.
 *
 * @param exercise the exercise, or null if its form is wrong
 * @param problems what is wrong, in the order of the text
 */
public record StandaloneExercise(@Nullable Exercise exercise, List<LessonProblem> problems) {
  private static final String FILE = "exercise";

  public StandaloneExercise {
    problems = List.copyOf(problems);
  }

  /** Reads an exercise. Whether it can be solved is not looked at. */
  public static StandaloneExercise read(String source) {
    ProblemCollector problems = new ProblemCollector(FILE);
    YamlFields fields = YamlParser.read(source, problems);
    return new StandaloneExercise(
        fields == null ? null : ExerciseReader.read(fields), problems.toList());
  }

  /**
   * Reads an exercise and proves with the rules that it can be solved and makes sense.
   *
   * @param concepts the concepts of the course
   */
  public static StandaloneExercise check(String source, Set<String> concepts) {
    ProblemCollector problems = new ProblemCollector(FILE);
    YamlFields fields = YamlParser.read(source, problems);
    Exercise exercise = fields == null ? null : ExerciseReader.read(fields);
    if (fields != null && exercise != null) {
      LessonFile file =
          new LessonFile(null, List.of(new LessonFile.Item(exercise, fields)), problems);
      LessonLinter.check(file);
      ConceptLint.check(file, concepts);
    }
    return new StandaloneExercise(exercise, problems.toList());
  }

  /** Returns whether nothing is wrong. */
  public boolean isSound() {
    return exercise != null && problems.isEmpty();
  }
}
