package org.queenside.course.source;

import java.util.List;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.LessonProblem;

/** An exercise for a test, written the way authors write it. */
public final class ExerciseFixture {

  private ExerciseFixture() {}

  /** Returns the exercise with the given fields, which a linter would accept. */
  public static Exercise valid(String fields) {
    LessonFile file = read(fields);
    LessonLinter.check(file);
    if (file.lesson() == null || file.problems().size() > 0) {
      throw new AssertionError(file.problems().toList());
    }
    return file.lesson().exercises().getFirst();
  }

  /** Returns what is wrong with an exercise. */
  public static List<String> problems(String fields) {
    LessonFile file = read(fields);
    LessonLinter.check(file);
    return file.problems().toList().stream().map(LessonProblem::message).toList();
  }

  /** Returns what is wrong with a whole lesson file, from its text. */
  public static List<String> problemsOfFile(String text) {
    LessonFile file = LessonFile.read("test.yaml", text);
    LessonLinter.check(file);
    return file.problems().toList().stream().map(LessonProblem::message).toList();
  }

  private static LessonFile read(String fields) {
    String hints = fields.contains("hints:") ? "" : "hints: [Look.]\n";
    return LessonFile.read(
        "test.yaml",
        """
        id: test
        title: Test
        icon: T
        summary: A test.
        exercises:
          - id: test
            task: Do it.
            concepts: [testing]
        """
            + (hints + fields).indent(4));
  }
}
