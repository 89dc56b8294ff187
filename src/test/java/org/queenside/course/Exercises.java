package org.queenside.course;

import java.util.List;
import java.util.Locale;

/** Exercises for tests, written as an author writes them. */
final class Exercises {
  private static final CourseText TEXT =
      new CourseText(Locale.ENGLISH, ruling -> "refused: " + ruling.reason().code());

  private Exercises() {}

  /** Returns the run of an exercise with the given fields, which a linter would accept. */
  static Run run(String fields) {
    LessonFile file = read(fields);
    LessonLinter.check(file);
    if (file.lesson() == null || file.problems().size() > 0) {
      throw new AssertionError(file.problems().toList());
    }
    return Run.start(file.lesson().exercises().getFirst());
  }

  /** Returns what is wrong with an exercise. */
  static List<String> problems(String fields) {
    LessonFile file = read(fields);
    LessonLinter.check(file);
    return file.problems().toList().stream().map(Problem::message).toList();
  }

  private static LessonFile read(String fields) {
    String hints = fields.contains("hints:") ? "" : "hints: [Look.]\n";
    return LessonReader.read(
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

  /** Returns the sentence that explains a wrong or refused answer, or praises a right one. */
  static String said(Step step) {
    return switch (step.outcome()) {
      case Outcome.Solved(Say praise, Say because, _) ->
          because == null ? TEXT.words(praise) : TEXT.words(because);
      case Outcome.Wrong(Say why, _, _) -> TEXT.words(why);
      case Outcome.Refused(var ruling, _) -> TEXT.words(new Say.Ruled(ruling));
      case Outcome.HintGiven(_, _, Say text, _) -> TEXT.words(text);
      case Outcome.Progressed(Say note) -> note == null ? "" : TEXT.words(note);
      case Outcome.Ignored(Say why) -> why == null ? "" : TEXT.words(why);
      case Outcome.Shown _, Outcome.TakenBack _ -> "";
    };
  }

  static String words(Say say) {
    return TEXT.words(say);
  }
}
