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

/** Turns what a learner does in one exercise into attempts, for whoever keeps them. */
public final class AttemptRecorder {

  /** Hears whether the first answer was right, before the learner sees it. */
  public interface FirstAnswerListener {
    void decide(boolean right);
  }

  /** Sees every answer before the learner sees what comes of it. */
  public interface AnswerListener {
    /**
     * Sees an answer.
     *
     * @throws NotSavedException if it could not keep what it has to keep; then the answer is void
     */
    void see(Answer answer, AnswerResult step);
  }

  private final Consumer<Attempt> log;
  private final Clock clock;
  private final String item;
  private final Instant begun;
  private final FirstAnswerListener examiner;
  private final AnswerListener witness;

  /**
   * Begins, and from now on measures the time.
   *
   * @param log keeps the attempts; throws {@link NotSavedException} if it cannot
   * @param item the name of the exercise in the log
   */
  public AttemptRecorder(Consumer<Attempt> log, Clock clock, String item) {
    this(log, clock, item, _ -> {}, (_, _) -> {});
  }

  /** Begins, with somebody who also sees what no attempt tells: the steps of an answer. */
  public AttemptRecorder(Consumer<Attempt> log, Clock clock, String item, AnswerListener witness) {
    this(log, clock, item, _ -> {}, witness);
  }

  public AttemptRecorder(
      Consumer<Attempt> log, Clock clock, String item, FirstAnswerListener examiner) {
    this(log, clock, item, examiner, (_, _) -> {});
  }

  private AttemptRecorder(
      Consumer<Attempt> log,
      Clock clock,
      String item,
      FirstAnswerListener examiner,
      AnswerListener witness) {
    this.log = log;
    this.clock = clock;
    this.item = item;
    this.examiner = examiner;
    this.witness = witness;
    this.begun = clock.instant();
  }

  /**
   * Records an answer and what came of it, if that is worth remembering.
   *
   * @param before what stood on the board when the answer was given
   * @throws NotSavedException if it could not be saved
   */
  public void record(Scene before, Answer answer, AnswerResult step) {
    witness.see(answer, step);
    attempt(answer, step.outcome(), effort(step.next()))
        .map(attempt -> attempt.withPosition(LoggedPosition.of(before, step.outcome())))
        .ifPresent(log);
    if (step.next().wrongTries() > 0 || step.next().finished()) {
      examiner.decide(step.next().wrongTries() == 0);
    }
  }

  /**
   * Records that the exercise is left without an answer.
   *
   * @throws NotSavedException if it could not be saved
   */
  public void skip(ExerciseRun run) {
    log.accept(Attempt.skipped(item, effort(run)));
    if (!run.finished()) {
      examiner.decide(false);
    }
  }

  private Effort effort(ExerciseRun run) {
    return new Effort(run.wrongTries(), run.hintsToReckon(), elapsed());
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
                  AnswerText.of(answer),
                  effort,
                  Stars.award(effort.wrong(), effort.hints())));
      case AnswerOutcome.Wrong wrong ->
          Optional.of(
              Attempt.wrong(item, AnswerText.of(answer), effort, code(wrong.misconception())));
      case AnswerOutcome.Refused refused ->
          Optional.of(
              Attempt.refused(
                  item,
                  AnswerText.of(answer),
                  effort,
                  refused.ruling().reason().code(),
                  code(refused.misconception())));
      case AnswerOutcome.HintGiven hint -> Optional.of(Attempt.hint(item, effort));
      case AnswerOutcome.Shown shown -> Optional.of(Attempt.shown(item, effort));
      case AnswerOutcome.Progressed progressed -> Optional.empty();
      case AnswerOutcome.TakenBack back -> Optional.empty();
      case AnswerOutcome.Ignored ignored -> Optional.empty();
    };
  }

  private static @Nullable String code(@Nullable Misconception misconception) {
    return misconception == null ? null : misconception.code();
  }
}
