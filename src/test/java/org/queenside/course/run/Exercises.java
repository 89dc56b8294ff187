package org.queenside.course.run;

import java.util.List;
import java.util.Locale;
import org.queenside.course.CourseText;
import org.queenside.course.Outcome;
import org.queenside.course.Say;
import org.queenside.course.file.WrittenExercise;

/** Exercises for tests, written as an author writes them. */
final class Exercises {
  private static final CourseText TEXT =
      new CourseText(Locale.ENGLISH, ruling -> "refused: " + ruling.reason().code());

  private Exercises() {}

  /** Returns the run of an exercise with the given fields, which a linter would accept. */
  static Run run(String fields) {
    return Run.start(WrittenExercise.sound(fields));
  }

  /** Returns what is wrong with an exercise. */
  static List<String> problems(String fields) {
    return WrittenExercise.problems(fields);
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
