package org.queenside.course.kind;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.question.JudgedOption;

/** Judges answers to tasks that offer options. */
final class OptionAnswerJudge {
  private OptionAnswerJudge() {}

  /**
   * Judges the choice of an option.
   *
   * @param next the state after the right option
   * @param misconception the misconception that a wrong option shows, or null
   */
  static Verdict judge(
      JudgedOption choice, ExerciseState next, @Nullable Misconception misconception) {
    Message because = choice.because();
    return choice.right()
        ? new Verdict.Right(next, null, because, choice.highlights())
        : Verdict.wrong(
            because == null ? Message.coded("choose.wrong") : because,
            choice.highlights(),
            misconception);
  }

  /** Returns the right option as an answer. */
  static List<Answer.Try> solution(List<JudgedOption> choices) {
    return IntStream.range(0, choices.size())
        .filter(number -> choices.get(number).right())
        .<Answer.Try>mapToObj(Answer.Choose::new)
        .toList();
  }
}
