package org.queenside.course.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.course.feedback.MisconceptionClassifier;
import org.queenside.course.kind.ExerciseKinds;
import org.queenside.course.kind.ExerciseState;
import org.queenside.course.kind.Verdict;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Scene;

/**
 * One learner's run through one exercise, as a value: an answer returns the next run and an
 * outcome. Undoing a step doesn't undo the counts of tries and hints.
 */
public final class ExerciseRun {
  private static final int MOST_HINTS = 3;

  private final Exercise exercise;
  private final ExerciseState state;
  private final List<ExerciseState> past;
  private final RunCounts counts;

  private ExerciseRun(
      Exercise exercise, ExerciseState state, List<ExerciseState> past, RunCounts counts) {
    this.exercise = exercise;
    this.state = state;
    this.past = past;
    this.counts = counts;
  }

  /** Starts an exercise. */
  public static ExerciseRun start(Exercise exercise) {
    return new ExerciseRun(
        exercise, ExerciseKinds.of(exercise).start(exercise), List.of(), RunCounts.NONE);
  }

  /** Returns the exercise of this run. */
  public Exercise exercise() {
    return exercise;
  }

  /** Returns what to show now. */
  public Scene scene() {
    return state.scene();
  }

  /** Returns the number of wrong and refused tries so far that count. */
  public int wrongTries() {
    return counts.wrongTries();
  }

  /** Returns the number of hints given so far. */
  public int hintsUsed() {
    return counts.hints();
  }

  /**
   * Returns the number of hints that cost stars: those given, and one more if the exercise took
   * more moves than its author allows for all stars.
   */
  public int hintsForStars() {
    return state.overPar() ? counts.hints() + 1 : counts.hints();
  }

  /** Returns whether more moves were made than the author expects. */
  public boolean tookLonger() {
    return state.tookLonger();
  }

  /** Returns the number of hints that this exercise has, including the one that shows squares. */
  public int hintsAvailable() {
    int written = exercise.info().hints().size();
    return written < MOST_HINTS && state.canPoint() ? written + 1 : written;
  }

  /** Returns whether a hint should be offered: after two wrong tries since the last one. */
  public boolean hintIsDue() {
    return counts.wrongSinceHint() >= 2 && hintsUsed() < hintsAvailable() && !finished();
  }

  /** Returns whether the exercise is done. */
  public boolean finished() {
    return state.complete();
  }

  /** Returns whether the solution was shown, which earns no star. */
  public boolean isSolutionShown() {
    return counts.shown();
  }

  /** Returns whether there is a step to take back. */
  public boolean canUndo() {
    return !past.isEmpty() && !finished();
  }

  /** Returns the result of an answer. This run doesn't change. */
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
    return switch (state.judge(answer)) {
      case Verdict.Right right -> goOn(right);
      case Verdict.Detour(ExerciseState next, Message note) ->
          new AnswerResult(after(next), new AnswerOutcome.Detour(note));
      case Verdict.Rejected(AnswerOutcome outcome) -> reject(answer, outcome);
    };
  }

  private AnswerResult reject(Answer.Try answer, AnswerOutcome outcome) {
    return switch (outcome) {
      case AnswerOutcome.Wrong wrong ->
          new AnswerResult(
              with(failed()),
              new AnswerOutcome.Wrong(
                  authorsReply(answer, exercise.info(), wrong.why()),
                  wrong.highlights(),
                  wrong.misconception()));
      case AnswerOutcome.Refused(Ruling.Illegal ruling, Misconception _) ->
          new AnswerResult(with(failed()), new AnswerOutcome.Refused(ruling, shownBy(ruling)));
      default -> new AnswerResult(this, outcome);
    };
  }

  /** Returns the author's reply, or else the computed sentence. */
  private static Message authorsReply(Answer.Try answer, ExerciseInfo info, Message computed) {
    Map<String, String> wrong = info.wrong();
    for (String key : keys(answer)) {
      String words = wrong.get(key);
      // The author's words about this mistake fit better than the author's reply to all mistakes.
      boolean closer = key.equals(ExerciseInfo.ANY) && computed instanceof Message.Text;
      if (words != null && !closer) {
        return Message.text(words);
      }
    }
    return computed;
  }

  private static List<String> keys(Answer.Try answer) {
    return switch (answer) {
      case Answer.Play(Move move) ->
          List.of(move.toString(), move.to().toString(), ExerciseInfo.ANY);
      case Answer.Typed(String text) -> List.of(text.strip(), ExerciseInfo.ANY);
      case Answer.Pick(Square square) -> List.of(square.toString(), ExerciseInfo.ANY);
      case Answer.Toggle(Square square) -> List.of(square.toString(), ExerciseInfo.ANY);
      case Answer.Place place -> List.of(place.square().toString(), ExerciseInfo.ANY);
      case Answer.Choose(int option) -> List.of(String.valueOf(option + 1), ExerciseInfo.ANY);
      case Answer.Claim _ -> List.of("claim", ExerciseInfo.ANY);
      case Answer.Next _, Answer.Declare _, Answer.TurnTo _, Answer.Done _ -> List.of();
    };
  }

  private RunCounts failed() {
    return ExerciseKinds.of(exercise).areTriesFree() ? counts.tried() : counts.wrong();
  }

  private @Nullable Misconception shownBy(Ruling.Illegal ruling) {
    return ExerciseKinds.of(exercise).refusalsShowMisconceptions()
        ? MisconceptionClassifier.shownBy(ruling)
        : null;
  }

  private AnswerResult goOn(Verdict.Right right) {
    ExerciseRun next = after(right.next());
    return new AnswerResult(
        next,
        next.finished()
            ? AnswerOutcome.Solved.of(next.praise(right.praise()), right.note(), right.highlights())
            : new AnswerOutcome.Progressed(right.note()));
  }

  private ExerciseRun after(ExerciseState next) {
    List<ExerciseState> before = new ArrayList<>(past);
    before.add(state);
    return new ExerciseRun(exercise, next, List.copyOf(before), counts);
  }

  /** Returns the author's praise, or general praise for a way that the author didn't mean. */
  private @Nullable Message praise(@Nullable Message computed) {
    String authors = exercise.info().right();
    return authors == null || tookLonger() ? computed : Message.text(authors);
  }

  private AnswerResult hint() {
    int of = hintsAvailable();
    if (finished() || of == 0) {
      return new AnswerResult(
          this, new AnswerOutcome.Ignored(finished() ? null : Message.coded("hint.none")));
    }
    // Asking for the last hint again costs nothing.
    RunCounts next = counts.hints() < of ? counts.hint() : counts;
    return new AnswerResult(with(next), giveHint(next.hints(), of));
  }

  /**
   * Returns a hint. The last one shows the squares, even if the author wrote it.
   *
   * @param number from 1 to {@code of}
   */
  private AnswerOutcome giveHint(int number, int of) {
    List<String> written = exercise.info().hints();
    BoardHighlights highlights = number == of ? state.pointer() : BoardHighlights.NONE;
    // After the first step, the squares belong to the next one, but the author's hint to the first.
    boolean outdated = !past.isEmpty() && !highlights.equals(BoardHighlights.NONE);
    Message text =
        number <= written.size() && !outdated
            ? Message.text(written.get(number - 1))
            : Message.coded(ExerciseKinds.of(exercise).hintKey(exercise));
    return new AnswerOutcome.HintGiven(number, of, text, highlights);
  }

  private AnswerResult showMe() {
    if (finished()) {
      return new AnswerResult(this, new AnswerOutcome.Ignored(null));
    }
    List<Answer.Try> answers = state.solution();
    List<Scene> scenes = new ArrayList<>();
    AnswerResult step = new AnswerResult(with(counts.show()), new AnswerOutcome.TakenBack());
    for (Answer.Try answer : answers) {
      step = step.next().answer(answer);
      scenes.add(step.next().scene());
    }
    return step.outcome() instanceof AnswerOutcome.Solved end
        ? new AnswerResult(step.next(), new AnswerOutcome.Shown(answers, scenes, end))
        : new AnswerResult(this, new AnswerOutcome.Ignored(Message.coded("show.none")));
  }

  private AnswerResult undo() {
    return canUndo()
        ? new AnswerResult(
            new ExerciseRun(exercise, past.getLast(), past.subList(0, past.size() - 1), counts),
            new AnswerOutcome.TakenBack())
        : new AnswerResult(this, new AnswerOutcome.Ignored(null));
  }

  /** A finished exercise restarts its counts from zero; an unfinished one keeps them. */
  private AnswerResult restart() {
    ExerciseRun first = start(exercise);
    return new AnswerResult(finished() ? first : first.with(counts), new AnswerOutcome.TakenBack());
  }

  private ExerciseRun with(RunCounts counts) {
    return new ExerciseRun(exercise, state, past, counts);
  }

  /** The counts of a run. */
  private record RunCounts(int wrongTries, int wrongSinceHint, int hints, boolean shown) {
    static final RunCounts NONE = new RunCounts(0, 0, 0, false);

    RunCounts wrong() {
      return new RunCounts(wrongTries + 1, wrongSinceHint + 1, hints, shown);
    }

    /** Counts a wrong try that costs nothing but may call for a hint. */
    RunCounts tried() {
      return new RunCounts(wrongTries, wrongSinceHint + 1, hints, shown);
    }

    RunCounts hint() {
      return new RunCounts(wrongTries, 0, hints + 1, shown);
    }

    RunCounts show() {
      return new RunCounts(wrongTries, wrongSinceHint, hints, true);
    }
  }
}
