package org.queenside.course.progress;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Scene;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.Stars;
import org.queenside.store.NotSavedException;

/** Turns a learner's answers in one exercise into attempts. */
public final class AttemptRecorder {

  /** Is told whether the first answer was right, before the learner is. */
  public interface FirstAnswerListener {
    void decide(boolean right);
  }

  /** Is told every answer before the learner sees its outcome. */
  public interface AnswerListener {
    /**
     * Takes an answer.
     *
     * @throws NotSavedException if it can't save the answer; then the answer doesn't count
     */
    void see(Answer answer, AnswerResult step);

    /** Takes an answer that was recorded before the page was opened. */
    default void replay(Answer answer, AnswerResult step) {}
  }

  private final Consumer<Attempt> log;
  private final Clock clock;
  private final String item;
  private final Instant begun;
  private final FirstAnswerListener firstAnswer;
  private final AnswerListener listener;

  /**
   * Starts recording and measuring the time.
   *
   * @param log keeps the attempts; throws {@link NotSavedException} if it cannot
   * @param item the name of the exercise in the log
   */
  public AttemptRecorder(Consumer<Attempt> log, Clock clock, String item) {
    this(log, clock, item, _ -> {}, (_, _) -> {});
  }

  /** Starts recording, with a listener that is also told answers that aren't recorded. */
  public AttemptRecorder(Consumer<Attempt> log, Clock clock, String item, AnswerListener listener) {
    this(log, clock, item, _ -> {}, listener);
  }

  public AttemptRecorder(
      Consumer<Attempt> log, Clock clock, String item, FirstAnswerListener firstAnswer) {
    this(log, clock, item, firstAnswer, (_, _) -> {});
  }

  private AttemptRecorder(
      Consumer<Attempt> log,
      Clock clock,
      String item,
      FirstAnswerListener firstAnswer,
      AnswerListener listener) {
    this.log = log;
    this.clock = clock;
    this.item = item;
    this.firstAnswer = firstAnswer;
    this.listener = listener;
    this.begun = clock.instant();
  }

  /**
   * Records an answer and its outcome if the log keeps such answers.
   *
   * @param before the scene in which the answer was given
   */
  public void record(Scene before, Answer answer, AnswerResult step) {
    listener.see(answer, step);
    attempt(answer, step.outcome(), effort(step.next()))
        .map(attempt -> attempt.withPosition(PositionLogFormat.of(before, step.outcome())))
        .ifPresent(log);
    boolean missed =
        step.next().wrongTries() > 0
            || step.outcome() instanceof AnswerOutcome.Wrong
            || step.outcome() instanceof AnswerOutcome.Refused;
    if (missed || step.next().finished()) {
      firstAnswer.decide(!missed);
    }
  }

  /** Tells the listener about an answer that was recorded before the page was opened. */
  public void replay(Answer answer, AnswerResult step) {
    listener.replay(answer, step);
  }

  /** Records that the learner left the exercise without answering. */
  public void skip(ExerciseRun run) {
    log.accept(Attempt.skipped(item, effort(run)));
    if (!run.finished()) {
      firstAnswer.decide(false);
    }
  }

  private Effort effort(ExerciseRun run) {
    return new Effort(run.wrongTries(), run.hintsForStars(), elapsed());
  }

  /** Returns the time since the exercise was opened. */
  public Duration elapsed() {
    return Duration.between(begun, clock.instant());
  }

  private Optional<Attempt> attempt(Answer answer, AnswerOutcome outcome, Effort effort) {
    return switch (outcome) {
      case AnswerOutcome.Solved solved ->
          Optional.of(
              Attempt.solved(
                  item,
                  AnswerLogFormat.of(answer),
                  effort,
                  Stars.award(effort.wrong(), effort.hints())));
      case AnswerOutcome.Wrong wrong ->
          Optional.of(
              Attempt.wrong(item, AnswerLogFormat.of(answer), effort, code(wrong.misconception())));
      case AnswerOutcome.Refused refused ->
          Optional.of(
              Attempt.refused(
                  item,
                  AnswerLogFormat.of(answer),
                  effort,
                  refused.ruling().reason().code(),
                  code(refused.misconception())));
      case AnswerOutcome.HintGiven _ -> Optional.of(Attempt.hint(item, effort));
      case AnswerOutcome.Shown _ -> Optional.of(Attempt.shown(item, effort));
      case AnswerOutcome.Progressed _,
          AnswerOutcome.Detour _,
          AnswerOutcome.TakenBack _,
          AnswerOutcome.Ignored _ ->
          Optional.empty();
    };
  }

  private static @Nullable String code(@Nullable Misconception misconception) {
    return misconception == null ? null : misconception.code();
  }
}
