package org.queenside.course.ui;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.course.Answer;
import org.queenside.course.AnswerText;
import org.queenside.course.BoardText;
import org.queenside.course.Misconception;
import org.queenside.course.Outcome;
import org.queenside.course.Scene;
import org.queenside.course.run.Run;
import org.queenside.course.run.Step;
import org.queenside.learner.NotSaved;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.Stars;

/** Turns what a learner does in one exercise into attempts, for whoever keeps them. */
public final class Recorder {

  /** Hears whether the first answer was right, before the learner sees it. */
  interface Examiner {
    void decide(boolean right);
  }

  /** Sees every answer before the learner sees what comes of it. */
  public interface Witness {
    /**
     * Sees an answer.
     *
     * @throws NotSaved if it could not keep what it has to keep; then the answer is void
     */
    void see(Answer answer, Step step);
  }

  private final Consumer<Attempt> log;
  private final Clock clock;
  private final String item;
  private final Instant begun;
  private final Examiner examiner;
  private final Witness witness;

  /**
   * Begins, and from now on measures the time.
   *
   * @param log keeps the attempts; throws {@link NotSaved} if it cannot
   * @param item the name of the exercise in the log
   */
  public Recorder(Consumer<Attempt> log, Clock clock, String item) {
    this(log, clock, item, _ -> {}, (_, _) -> {});
  }

  /** Begins, with somebody who also sees what no attempt tells: the steps of an answer. */
  public Recorder(Consumer<Attempt> log, Clock clock, String item, Witness witness) {
    this(log, clock, item, _ -> {}, witness);
  }

  Recorder(Consumer<Attempt> log, Clock clock, String item, Examiner examiner) {
    this(log, clock, item, examiner, (_, _) -> {});
  }

  private Recorder(
      Consumer<Attempt> log, Clock clock, String item, Examiner examiner, Witness witness) {
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
   * @throws NotSaved if it could not be saved
   */
  void record(Scene before, Answer answer, Step step) {
    witness.see(answer, step);
    attempt(answer, step.outcome(), effort(step.next()))
        .map(attempt -> attempt.on(BoardText.of(before, step.outcome())))
        .ifPresent(log);
    if (step.next().wrongTries() > 0 || step.next().finished()) {
      examiner.decide(step.next().wrongTries() == 0);
    }
  }

  /**
   * Records that the exercise is left without an answer.
   *
   * @throws NotSaved if it could not be saved
   */
  void skip(Run run) {
    log.accept(Attempt.skipped(item, effort(run)));
    if (!run.finished()) {
      examiner.decide(false);
    }
  }

  private Effort effort(Run run) {
    return new Effort(run.wrongTries(), run.hintsToReckon(), elapsed());
  }

  /** Returns the time since the exercise was opened. */
  Duration elapsed() {
    return Duration.between(begun, clock.instant());
  }

  private Optional<Attempt> attempt(Answer answer, Outcome outcome, Effort effort) {
    return switch (outcome) {
      case Outcome.Solved solved ->
          Optional.of(
              Attempt.solved(
                  item,
                  AnswerText.of(answer),
                  effort,
                  Stars.award(effort.wrong(), effort.hints())));
      case Outcome.Wrong wrong ->
          Optional.of(
              Attempt.wrong(item, AnswerText.of(answer), effort, code(wrong.misconception())));
      case Outcome.Refused refused ->
          Optional.of(
              Attempt.refused(
                  item,
                  AnswerText.of(answer),
                  effort,
                  refused.ruling().reason().code(),
                  code(refused.misconception())));
      case Outcome.HintGiven hint -> Optional.of(Attempt.hint(item, effort));
      case Outcome.Shown shown -> Optional.of(Attempt.shown(item, effort));
      case Outcome.Progressed progressed -> Optional.empty();
      case Outcome.TakenBack back -> Optional.empty();
      case Outcome.Ignored ignored -> Optional.empty();
    };
  }

  private static @Nullable String code(@Nullable Misconception misconception) {
    return misconception == null ? null : misconception.code();
  }
}
