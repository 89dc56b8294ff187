package org.queenside.course.run;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Ruling;
import org.queenside.course.feedback.MisconceptionClassifier;
import org.queenside.course.kind.ExerciseState;
import org.queenside.course.kind.Verdict;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Scene;

/**
 * One learner's way through one exercise, as a value: an answer gives the next run and what came of
 * it. Tries and hints stay counted when steps are taken back.
 */
public final class ExerciseRun {
  private final Exercise exercise;
  private final ExerciseState stage;
  private final List<ExerciseState> past;
  private final RunCounts tally;

  private ExerciseRun(
      Exercise exercise, ExerciseState stage, List<ExerciseState> past, RunCounts tally) {
    this.exercise = exercise;
    this.stage = stage;
    this.past = past;
    this.tally = tally;
  }

  /** Begins an exercise. */
  public static ExerciseRun start(Exercise exercise) {
    return new ExerciseRun(exercise, ExerciseState.first(exercise), List.of(), RunCounts.NONE);
  }

  /** Returns the exercise this is a run of. */
  public Exercise exercise() {
    return exercise;
  }

  /** Returns what to show now. */
  public Scene scene() {
    return stage.scene();
  }

  /** Returns the number of wrong and refused tries so far. */
  public int wrongTries() {
    return tally.wrongTries();
  }

  /** Returns the number of hints given so far. */
  public int hintsUsed() {
    return tally.hints();
  }

  /**
   * Returns the number of hints to reckon with when stars are awarded: those given, and one more if
   * the exercise took more moves than its author allows for all stars.
   */
  public int hintsToReckon() {
    return stage.overPar() ? tally.hints() + 1 : tally.hints();
  }

  /** Returns the number of hints that this exercise has, including the one that shows squares. */
  public int hintsAvailable() {
    return Hints.count(exercise, stage);
  }

  /** Returns whether a hint should be offered: two wrong tries went by since the last one. */
  public boolean hintIsDue() {
    return tally.wrongSinceHint() >= 2 && hintsUsed() < hintsAvailable() && !finished();
  }

  /** Returns whether nothing is left to do. */
  public boolean finished() {
    return stage.complete();
  }

  /** Returns whether the solution was shown, which earns no star. */
  public boolean isSolutionShown() {
    return tally.shown();
  }

  /** Returns whether there is a step to take back. */
  public boolean canUndo() {
    return !past.isEmpty() && !finished();
  }

  /** Returns what an answer leads to. This run stays as it is. */
  public AnswerResult answer(Answer answer) {
    return switch (answer) {
      case Answer.Try tried -> judge(tried);
      case Answer.Hint _ -> hint();
      case Answer.ShowMe _ -> showMe();
      case Answer.Undo _ -> undo();
      case Answer.Restart _ -> restart();
    };
  }

  private AnswerResult judge(Answer.Try answer) {
    return switch (stage.judge(answer)) {
      case Verdict.Right right -> goOn(right);
      case Verdict.Rejected(AnswerOutcome outcome) -> reject(answer, outcome);
    };
  }

  private AnswerResult reject(Answer.Try answer, AnswerOutcome outcome) {
    return switch (outcome) {
      case AnswerOutcome.Wrong wrong ->
          new AnswerResult(
              with(tally.wrong()),
              new AnswerOutcome.Wrong(
                  AuthorFeedback.against(answer, exercise.info(), wrong.why()),
                  wrong.sketch(),
                  wrong.misconception()));
      case AnswerOutcome.Refused(Ruling.Illegal ruling, Misconception _) ->
          new AnswerResult(with(tally.wrong()), new AnswerOutcome.Refused(ruling, shownBy(ruling)));
      default -> new AnswerResult(this, outcome);
    };
  }

  /** A learner who is asked to break one rule tries others too without believing in them. */
  private @Nullable Misconception shownBy(Ruling.Illegal ruling) {
    return exercise instanceof Exercise.TryForbidden
        ? null
        : MisconceptionClassifier.shownBy(ruling);
  }

  private AnswerResult goOn(Verdict.Right right) {
    List<ExerciseState> before = new ArrayList<>(past);
    before.add(stage);
    ExerciseRun next = new ExerciseRun(exercise, right.next(), List.copyOf(before), tally);
    return new AnswerResult(
        next,
        next.finished()
            ? new AnswerOutcome.Solved(praise(right.praise()), right.note(), right.sketch())
            : new AnswerOutcome.Progressed(right.note()));
  }

  private Message praise(@Nullable Message computed) {
    String authors = exercise.info().right();
    if (authors != null) {
      return Message.text(authors);
    }
    return computed == null ? Message.coded("solved") : computed;
  }

  private AnswerResult hint() {
    int of = hintsAvailable();
    if (finished() || of == 0) {
      return new AnswerResult(
          this, new AnswerOutcome.Ignored(finished() ? null : Message.coded("hint.none")));
    }
    // The last hint may be asked for again and costs nothing then.
    RunCounts next = tally.hints() < of ? tally.hint() : tally;
    return new AnswerResult(with(next), Hints.give(next.hints(), of, exercise, stage));
  }

  private AnswerResult showMe() {
    if (finished()) {
      return new AnswerResult(this, new AnswerOutcome.Ignored(null));
    }
    List<Answer.Try> answers = stage.solution();
    List<Scene> scenes = new ArrayList<>();
    ExerciseRun run = with(tally.show());
    for (Answer.Try answer : answers) {
      run = run.answer(answer).next();
      scenes.add(run.scene());
    }
    return run.finished()
        ? new AnswerResult(run, new AnswerOutcome.Shown(answers, scenes))
        : new AnswerResult(this, new AnswerOutcome.Ignored(Message.coded("show.none")));
  }

  private AnswerResult undo() {
    return canUndo()
        ? new AnswerResult(
            new ExerciseRun(exercise, past.getLast(), past.subList(0, past.size() - 1), tally),
            new AnswerOutcome.TakenBack())
        : new AnswerResult(this, new AnswerOutcome.Ignored(null));
  }

  /** A finished exercise begins anew; within one, what was counted stays counted. */
  private AnswerResult restart() {
    ExerciseRun first = start(exercise);
    return new AnswerResult(finished() ? first : first.with(tally), new AnswerOutcome.TakenBack());
  }

  private ExerciseRun with(RunCounts tally) {
    return new ExerciseRun(exercise, stage, past, tally);
  }
}
