package org.queenside.course.run;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Ruling;
import org.queenside.course.Answer;
import org.queenside.course.Exercise;
import org.queenside.course.Misconception;
import org.queenside.course.Outcome;
import org.queenside.course.Say;
import org.queenside.course.Scene;

/**
 * One learner's way through one exercise, as a value: an answer gives the next run and what came of
 * it. Tries and hints stay counted when steps are taken back.
 */
public final class Run {
  private final Exercise exercise;
  private final Stage stage;
  private final List<Stage> past;
  private final Tally tally;

  private Run(Exercise exercise, Stage stage, List<Stage> past, Tally tally) {
    this.exercise = exercise;
    this.stage = stage;
    this.past = past;
    this.tally = tally;
  }

  /** Begins an exercise. */
  public static Run start(Exercise exercise) {
    return new Run(exercise, Stage.first(exercise), List.of(), Tally.NONE);
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
  public boolean shown() {
    return tally.shown();
  }

  /** Returns whether there is a step to take back. */
  public boolean canUndo() {
    return !past.isEmpty() && !finished();
  }

  /** Returns what an answer leads to. This run stays as it is. */
  public Step answer(Answer answer) {
    return switch (answer) {
      case Answer.Try tried -> judge(tried);
      case Answer.Hint _ -> hint();
      case Answer.ShowMe _ -> showMe();
      case Answer.Undo _ -> undo();
      case Answer.Restart _ -> restart();
    };
  }

  private Step judge(Answer.Try answer) {
    return switch (stage.judge(answer)) {
      case Verdict.Right right -> goOn(right);
      case Verdict.Missed missed -> {
        Say why = AuthorsWord.against(answer, exercise.brief(), missed.why());
        yield new Step(
            with(tally.wrong()), new Outcome.Wrong(why, missed.sketch(), missed.misconception()));
      }
      case Verdict.Unlawful(Ruling.Illegal ruling) ->
          new Step(with(tally.wrong()), new Outcome.Refused(ruling, shownBy(ruling)));
      case Verdict.Unclear(Say why) -> new Step(this, new Outcome.Ignored(why));
    };
  }

  /** Who is asked to break a rule tries others too, and believes in none of them. */
  private @Nullable Misconception shownBy(Ruling.Illegal ruling) {
    return exercise instanceof Exercise.TryForbidden ? null : Belief.shownBy(ruling);
  }

  private Step goOn(Verdict.Right right) {
    List<Stage> before = new ArrayList<>(past);
    before.add(stage);
    Run next = new Run(exercise, right.next(), List.copyOf(before), tally);
    return new Step(
        next,
        next.finished()
            ? new Outcome.Solved(praise(right.praise()), right.note(), right.sketch())
            : new Outcome.Progressed(right.note()));
  }

  private Say praise(@Nullable Say computed) {
    String authors = exercise.brief().right();
    if (authors != null) {
      return Say.words(authors);
    }
    return computed == null ? Say.coded("solved") : computed;
  }

  private Step hint() {
    int of = hintsAvailable();
    if (finished() || of == 0) {
      return new Step(this, new Outcome.Ignored(finished() ? null : Say.coded("hint.none")));
    }
    // The last hint may be asked for again and costs nothing then.
    Tally next = tally.hints() < of ? tally.hint() : tally;
    return new Step(with(next), Hints.give(next.hints(), of, exercise, stage));
  }

  private Step showMe() {
    if (finished()) {
      return new Step(this, new Outcome.Ignored(null));
    }
    List<Answer.Try> answers = stage.solution();
    List<Scene> scenes = new ArrayList<>();
    Run run = with(tally.show());
    for (Answer.Try answer : answers) {
      run = run.answer(answer).next();
      scenes.add(run.scene());
    }
    return run.finished()
        ? new Step(run, new Outcome.Shown(answers, scenes))
        : new Step(this, new Outcome.Ignored(Say.coded("show.none")));
  }

  private Step undo() {
    return canUndo()
        ? new Step(
            new Run(exercise, past.getLast(), past.subList(0, past.size() - 1), tally),
            new Outcome.TakenBack())
        : new Step(this, new Outcome.Ignored(null));
  }

  /** A finished exercise begins anew; within one, what was counted stays counted. */
  private Step restart() {
    Run first = start(exercise);
    return new Step(finished() ? first : first.with(tally), new Outcome.TakenBack());
  }

  private Run with(Tally tally) {
    return new Run(exercise, stage, past, tally);
  }
}
