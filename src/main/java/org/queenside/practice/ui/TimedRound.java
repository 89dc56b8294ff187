package org.queenside.practice.ui;

import com.vaadin.flow.component.html.Div;
import java.time.Duration;
import java.time.Instant;
import java.util.function.BiConsumer;
import java.util.function.IntSupplier;
import org.queenside.course.progress.AttemptRecorder.AnswerListener;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.practice.Drill;
import org.queenside.practice.TimedChallenge;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.Stars;
import org.queenside.store.NotSavedException;
import org.queenside.ui.Translator;

/** A round in which the learner does as much as possible before the time is up. */
final class TimedRound {

  /** Extra time for answers that were still being sent when the time ran out. */
  private static final Duration GRACE = Duration.ofSeconds(1);

  private final DrillSpecFactory specs;
  private final Drill drill;
  private final TimedChallenge challenge;
  private final int seconds;
  private final String unit;
  private final IntSupplier result;
  private final BiConsumer<String, String> close;
  private final Translator translator;
  private final Instant end;

  /**
   * Starts the clock.
   *
   * @param unit what is counted: the end of the keys of the texts
   * @param result returns how many are done
   * @param close gets the headline and the text for the end
   */
  TimedRound(
      DrillSpecFactory specs,
      Drill drill,
      TimedChallenge challenge,
      int seconds,
      String unit,
      IntSupplier result,
      BiConsumer<String, String> close,
      Translator translator) {
    this.specs = specs;
    this.drill = drill;
    this.challenge = challenge;
    this.seconds = seconds;
    this.unit = unit;
    this.result = result;
    this.close = close;
    this.translator = translator;
    this.end = specs.clock().instant().plusSeconds(seconds);
  }

  /** Returns the line above the task, with the clock. */
  Div where() {
    var clock = new Countdown(seconds, translator.translate("practice.clock.left"), this::end);
    return ExerciseMode.line(translator.translate("drill." + drill.code()), clock);
  }

  /** Returns a listener that is told only what is answered in time. */
  AnswerListener inTime(AnswerListener listener) {
    return (answer, step) -> {
      if (specs.clock().instant().isBefore(end.plus(GRACE))) {
        listener.see(answer, step);
      }
    };
  }

  /** Ends the round, unless the browser says too soon that the time is up. */
  void end() {
    if (specs.clock().instant().isBefore(end.minus(GRACE))) {
      return;
    }
    int done = result.getAsInt();
    String headline = translator.translate("practice.race." + unit, done);
    var effort = new Effort(0, 0, Duration.ofSeconds(seconds));
    var attempt = Attempt.solved(drill.item(), headline, effort, Stars.MOST);
    close.accept(headline, text(attempt, done));
  }

  private String text(Attempt attempt, int done) {
    try {
      if (specs.practice().record(attempt, challenge, done)) {
        return translator.translate("practice.race.best");
      }
      Integer most = specs.practice().best(challenge);
      return translator.translate("practice.best." + unit, most == null ? done : most);
    } catch (NotSavedException _) {
      return translator.translate("say.unsaved.text");
    }
  }
}
