package org.queenside.paper;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Ruling;
import org.queenside.course.Answer;
import org.queenside.course.AnswerText;
import org.queenside.course.BoardText;
import org.queenside.course.Misconception;
import org.queenside.course.Outcome;
import org.queenside.course.Say;
import org.queenside.course.run.Run;
import org.queenside.course.run.Step;
import org.queenside.paper.Marked.Fault;
import org.queenside.paper.Marked.Mark;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.Stars;

/** Judges what a pupil wrote, as the screen would have judged it. */
public final class Marking {

  /** What the log says was tried if nobody typed more than a sign. */
  private static final String ON_PAPER = "on paper";

  private final PaperTask task;
  private final List<Fault> faults = new ArrayList<>();
  private final List<Attempt> attempts = new ArrayList<>();
  private Run run;

  /** What stood on the board at the last answer. */
  private @Nullable String board;

  private Marking(PaperTask task) {
    this.task = task;
    this.run = Run.start(task.exercise());
  }

  /**
   * Judges an answer.
   *
   * @param typed what stands on the sheet, or a sign: {@code +} for right, {@code -} for wrong,
   *     {@code 0} for left blank
   */
  public static Marked of(PaperTask task, String typed) {
    String item = task.item();
    return switch (Reading.of(task, typed)) {
      case Reading.Empty _ -> Marked.empty();
      case Reading.Blank _ -> Marked.plainly(Mark.BLANK, Attempt.skipped(item, Effort.NONE));
      case Reading.Right _ ->
          Marked.plainly(
              Mark.RIGHT, Attempt.solved(item, ON_PAPER, Effort.NONE, Stars.award(0, 0)));
      case Reading.Wrong _ ->
          Marked.plainly(Mark.WRONG, Attempt.wrong(item, ON_PAPER, effort(1, 0), null));
      case Reading.Unreadable(Marked.Wanted wanted) -> Marked.unreadable(wanted);
      case Reading.Answers(List<Answer.Try> answers, boolean ordered) ->
          new Marking(task).judge(answers, ordered);
    };
  }

  private Marked judge(List<Answer.Try> answers, boolean ordered) {
    List<Answer.Try> inTurn = ordered ? answers : faultsFirst(answers);
    for (Answer.Try answer : inTurn) {
      boolean right = take(answer);
      if (ordered && !right) {
        break;
      }
    }
    String last = AnswerText.of(inTurn.getLast());
    if (run.finished()) {
      int hints = run.hintsToReckon();
      int wrong = run.wrongTries();
      attempts.add(
          Attempt.solved(task.item(), last, effort(wrong, hints), Stars.award(wrong, hints))
              .on(board));
      return new Marked(Mark.RIGHT, faults, null, attempts);
    }
    if (faults.isEmpty()) {
      attempts.add(Attempt.wrong(task.item(), last, effort(1, 0), null).on(board));
      return new Marked(Mark.INCOMPLETE, List.of(), null, attempts);
    }
    return new Marked(Mark.WRONG, faults, null, attempts);
  }

  /** What is wrong counts even beside everything that is right. */
  private List<Answer.Try> faultsFirst(List<Answer.Try> answers) {
    return answers.stream()
        .sorted(Comparator.comparing(answer -> isRight(run.answer(answer).outcome())))
        .toList();
  }

  private static boolean isRight(Outcome outcome) {
    return outcome instanceof Outcome.Solved || outcome instanceof Outcome.Progressed;
  }

  private boolean take(Answer.Try answer) {
    Step step = run.answer(answer);
    board = BoardText.of(run.scene(), step.outcome());
    run = step.next();
    switch (step.outcome()) {
      case Outcome.Wrong(Say why, _, Misconception belief) -> fault(answer, why, null, belief);
      case Outcome.Refused(Ruling.Illegal ruling, Misconception belief) ->
          fault(answer, new Say.Ruled(ruling), ruling.reason().code(), belief);
      // On the screen nothing happens; on paper it stands there and is no answer.
      case Outcome.Ignored(Say why) ->
          fault(answer, why == null ? Say.coded("move.unclear") : why, null, null);
      case Outcome.Solved _,
          Outcome.Progressed _,
          Outcome.HintGiven _,
          Outcome.Shown _,
          Outcome.TakenBack _ -> {
        return true;
      }
    }
    return false;
  }

  private void fault(
      Answer.Try answer, Say why, @Nullable String reason, @Nullable Misconception belief) {
    String tried = AnswerText.of(answer);
    faults.add(new Fault(tried, why, belief));
    Effort effort = effort(faults.size(), 0);
    String code = belief == null ? null : belief.code();
    Attempt attempt =
        reason == null
            ? Attempt.wrong(task.item(), tried, effort, code)
            : Attempt.refused(task.item(), tried, effort, reason, code);
    attempts.add(attempt.on(board));
  }

  private static Effort effort(int wrong, int hints) {
    return new Effort(wrong, hints, Duration.ZERO);
  }
}
