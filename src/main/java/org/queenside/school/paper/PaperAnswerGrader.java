package org.queenside.school.paper;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Ruling;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.progress.AnswerLogFormat;
import org.queenside.course.progress.PositionLogFormat;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.Stars;
import org.queenside.school.paper.GradedAnswer.Fault;
import org.queenside.school.paper.GradedAnswer.Grade;

/** Grades what a pupil wrote as the screen would have done. */
public final class PaperAnswerGrader {

  private final WorksheetTask task;
  private final List<Fault> faults = new ArrayList<>();
  private final List<Attempt> attempts = new ArrayList<>();
  private ExerciseRun run;

  /** The position at the last answer, as logged. */
  private @Nullable String board;

  private PaperAnswerGrader(WorksheetTask task) {
    this.task = task;
    this.run = ExerciseRun.start(task.exercise());
  }

  /**
   * Grades an answer.
   *
   * @param typed the answer on the sheet, or a sign: {@code +} for right, {@code -} for wrong,
   *     {@code 0} for blank
   */
  public static GradedAnswer of(WorksheetTask task, String typed) {
    String item = task.item();
    return switch (ParsedAnswer.of(task, typed)) {
      case ParsedAnswer.Empty _ -> GradedAnswer.empty();
      case ParsedAnswer.Blank _ ->
          GradedAnswer.withoutFaults(Grade.BLANK, Attempt.skipped(item, Effort.NONE));
      case ParsedAnswer.Right _ ->
          GradedAnswer.withoutFaults(
              Grade.RIGHT, Attempt.solved(item, Attempt.ON_PAPER, Effort.NONE, Stars.award(0, 0)));
      case ParsedAnswer.Wrong _ ->
          GradedAnswer.withoutFaults(
              Grade.WRONG, Attempt.wrong(item, Attempt.ON_PAPER, effort(1, 0), null));
      case ParsedAnswer.Unreadable(GradedAnswer.ExpectedInput wanted) ->
          GradedAnswer.unreadable(wanted);
      case ParsedAnswer.Answers(List<Answer.Try> answers, boolean ordered) ->
          new PaperAnswerGrader(task).grade(answers, ordered);
    };
  }

  private GradedAnswer grade(List<Answer.Try> answers, boolean ordered) {
    List<Answer.Try> sorted = ordered ? answers : faultsFirst(answers);
    for (Answer.Try answer : sorted) {
      boolean right = take(answer);
      if (ordered && !right) {
        break;
      }
    }
    pressCheck();
    String last = AnswerLogFormat.of(sorted.getLast());
    if (run.finished()) {
      int hints = run.hintsForStars();
      int wrong = run.wrongTries();
      attempts.add(
          Attempt.solved(task.item(), last, effort(wrong, hints), Stars.award(wrong, hints))
              .withPosition(board));
      return new GradedAnswer(Grade.RIGHT, faults, null, attempts);
    }
    if (faults.isEmpty()) {
      attempts.add(Attempt.wrong(task.item(), last, effort(1, 0), null).withPosition(board));
      return new GradedAnswer(Grade.INCOMPLETE, List.of(), null, attempts);
    }
    return new GradedAnswer(Grade.WRONG, faults, null, attempts);
  }

  /** Solves an exercise that waits for <b>Check</b>, which nobody can press on paper. */
  private void pressCheck() {
    ExerciseRun checked = run.answer(new Answer.Done()).next();
    run = checked.finished() ? checked : run;
  }

  /** Puts wrong answers first, so that they count even if the others solve the task. */
  private List<Answer.Try> faultsFirst(List<Answer.Try> answers) {
    return answers.stream()
        .sorted(Comparator.comparing(answer -> run.answer(answer).outcome().isRight()))
        .toList();
  }

  private boolean take(Answer.Try answer) {
    AnswerResult step = run.answer(answer);
    board = PositionLogFormat.of(run.scene(), step.outcome());
    run = step.next();
    switch (step.outcome()) {
      case AnswerOutcome.Wrong(Message why, _, Misconception misconception) ->
          fault(answer, why, null, misconception);
      case AnswerOutcome.Refused(Ruling.Illegal ruling, Misconception misconception) ->
          fault(answer, new Message.Refusal(ruling), ruling.reason().code(), misconception);
      // The screen ignores such an answer; on paper it is a mistake.
      case AnswerOutcome.Ignored(Message why) ->
          fault(answer, why == null ? Message.coded("move.unclear") : why, null, null);
      case AnswerOutcome.Solved _,
          AnswerOutcome.Progressed _,
          AnswerOutcome.Detour _,
          AnswerOutcome.HintGiven _,
          AnswerOutcome.Shown _,
          AnswerOutcome.TakenBack _ -> {
        return true;
      }
    }
    return false;
  }

  private void fault(
      Answer.Try answer,
      Message why,
      @Nullable String reason,
      @Nullable Misconception misconception) {
    String tried = AnswerLogFormat.of(answer);
    faults.add(new Fault(tried, why, misconception));
    Effort effort = effort(faults.size(), 0);
    String code = misconception == null ? null : misconception.code();
    Attempt attempt =
        reason == null
            ? Attempt.wrong(task.item(), tried, effort, code)
            : Attempt.refused(task.item(), tried, effort, reason, code);
    attempts.add(attempt.withPosition(board));
  }

  private static Effort effort(int wrong, int hints) {
    return new Effort(wrong, hints, Duration.ZERO);
  }
}
