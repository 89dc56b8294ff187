package org.queenside.practice.ui;

import com.vaadin.flow.component.html.Div;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Square;
import org.queenside.course.Exercise;
import org.queenside.course.run.Run;
import org.queenside.course.ui.ExerciseDesk;
import org.queenside.course.ui.Occasion;
import org.queenside.course.ui.Recorder;
import org.queenside.practice.Chance;
import org.queenside.practice.CurrentPractice;
import org.queenside.practice.Drill;
import org.queenside.practice.MateOrNotTasks;
import org.queenside.practice.PracticeText;
import org.queenside.practice.Round;
import org.queenside.practice.SquareTasks;
import org.queenside.progress.Attempt;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.Selection;
import org.queenside.puzzle.Trainer;
import org.springframework.stereotype.Component;

/** Tasks of drills on the screen, recorded for the learner in front of it. */
@Component
class Desks {

  private final CurrentPractice practice;
  private final Trainer trainer;
  private final Clock clock;

  Desks(CurrentPractice practice, Trainer trainer, Clock clock) {
    this.practice = practice;
    this.trainer = trainer;
    this.clock = clock;
  }

  CurrentPractice practice() {
    return practice;
  }

  Clock clock() {
    return clock;
  }

  /** Returns a task of a round, or null if there are no puzzles to make it from. */
  @Nullable Exercise task(Round round, int number, Locale locale) {
    var text = new PracticeText(locale);
    return round.drill() == Drill.MATE_OR_NOT
        ? mateOrNot(round.chance(number), text)
        : round.task(number, text);
  }

  private @Nullable Exercise mateOrNot(Chance chance, PracticeText text) {
    Puzzle puzzle = trainer.next(Selection.ALL);
    return puzzle == null
        ? null
        : MateOrNotTasks.make(puzzle.position(), chance.coin(), chance, text);
  }

  /**
   * Opens a task.
   *
   * @param where says above it how far the learner is
   * @param last whether the way on leads out
   */
  ExerciseDesk open(Drill drill, Exercise task, Div where, boolean last, Consumer<Run> onward) {
    var recorder = new Recorder(practice::record, clock, drill.item());
    return new ExerciseDesk(Occasion.drill(where, last), task, recorder, onward);
  }

  /**
   * Opens squares that are each remembered by themselves, as many as one likes to take time for.
   */
  ExerciseDesk squares(
      SquareTasks tasks, Chance chance, PracticeText text, Occasion occasion, Runnable onward) {
    List<Square> squares = tasks.squares(practice.squares(tasks.drill()), chance);
    var keeper = new SquareKeeper(practice, tasks.drill(), squares, clock);
    return new ExerciseDesk(
        occasion,
        tasks.exercise(squares, text),
        squareRecorder(tasks.drill(), keeper),
        _ -> onward.run());
  }

  /** The squares are kept one by one; of the whole only help, giving up and the end. */
  Recorder squareRecorder(Drill drill, Recorder.Witness witness) {
    return new Recorder(
        attempt -> {
          if (attempt.outcome() != Attempt.Outcome.WRONG) {
            practice.record(attempt);
          }
        },
        clock,
        drill.item(),
        witness);
  }
}
