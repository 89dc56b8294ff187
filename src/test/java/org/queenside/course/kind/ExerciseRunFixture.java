package org.queenside.course.kind;

import java.util.List;
import java.util.Locale;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Message;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;
import org.queenside.course.source.ExerciseFixture;

/** Exercises for tests, written the way authors write them. */
public final class ExerciseRunFixture {
  private static final CourseText TEXT =
      new CourseText(Locale.ENGLISH, ruling -> "refused: " + ruling.reason().code());

  private ExerciseRunFixture() {}

  /** Returns the run of an exercise with the given fields, which a linter would accept. */
  public static ExerciseRun start(String fields) {
    return ExerciseRun.start(ExerciseFixture.valid(fields));
  }

  /** Returns what is wrong with an exercise. */
  static List<String> problems(String fields) {
    return ExerciseFixture.problems(fields);
  }

  /** Returns the sentence that explains a wrong or refused answer, or praises a right one. */
  public static String feedback(AnswerResult step) {
    return switch (step.outcome()) {
      case AnswerOutcome.Solved(Message praise, Message because, _) ->
          because == null ? TEXT.text(praise) : TEXT.text(because);
      case AnswerOutcome.Wrong(Message why, _, _) -> TEXT.text(why);
      case AnswerOutcome.Refused(var ruling, _) -> TEXT.text(new Message.Refusal(ruling));
      case AnswerOutcome.HintGiven(_, _, Message text, _) -> TEXT.text(text);
      case AnswerOutcome.Progressed(Message note) -> note == null ? "" : TEXT.text(note);
      case AnswerOutcome.Detour(Message note) -> TEXT.text(note);
      case AnswerOutcome.Ignored(Message why) -> why == null ? "" : TEXT.text(why);
      case AnswerOutcome.Shown _, AnswerOutcome.TakenBack _ -> "";
    };
  }

  static String words(Message say) {
    return TEXT.text(say);
  }
}
