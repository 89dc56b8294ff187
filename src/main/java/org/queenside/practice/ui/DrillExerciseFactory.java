package org.queenside.practice.ui;

import com.vaadin.flow.component.html.Div;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Square;
import org.queenside.course.model.Exercise;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.run.ExerciseRun;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.play.SeededRandom;
import org.queenside.practice.Drill;
import org.queenside.practice.DrillRound;
import org.queenside.practice.MateOrNotTaskGenerator;
import org.queenside.practice.PracticeMessages;
import org.queenside.practice.PracticeService;
import org.queenside.practice.SquareTask;
import org.queenside.progress.Attempt;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.springframework.stereotype.Component;

/** Tasks of drills on the screen, recorded for the learner in front of it. */
@Component
class DrillExerciseFactory {

  private final PracticeService practice;
  private final PuzzleTrainerService trainer;
  private final Clock clock;

  DrillExerciseFactory(PracticeService practice, PuzzleTrainerService trainer, Clock clock) {
    this.practice = practice;
    this.trainer = trainer;
    this.clock = clock;
  }

  PracticeService practice() {
    return practice;
  }

  Clock clock() {
    return clock;
  }

  /** Returns a task of a round, or null if there are no puzzles to make it from. */
  @Nullable Exercise task(DrillRound round, int number, Locale locale) {
    var text = new PracticeMessages(locale);
    return round.drill() == Drill.MATE_OR_NOT
        ? mateOrNot(round.chance(number), text)
        : round.task(number, text);
  }

  private @Nullable Exercise mateOrNot(SeededRandom chance, PracticeMessages text) {
    Puzzle puzzle = trainer.next(PuzzleFilter.ALL);
    return puzzle == null
        ? null
        : MateOrNotTaskGenerator.make(puzzle.position(), chance.coin(), chance, text);
  }

  /**
   * Opens a task.
   *
   * @param where says above it how far the learner is
   * @param last whether the way on leads out
   */
  ExercisePanel open(
      Drill drill, Exercise task, Div where, boolean last, Consumer<ExerciseRun> onward) {
    var recorder = new AttemptRecorder(practice::record, clock, drill.item());
    return new ExercisePanel(ExerciseMode.drill(where, last), task, recorder, onward);
  }

  /**
   * Opens squares that are each remembered by themselves, as many as one likes to take time for.
   */
  ExercisePanel squares(
      SquareTask tasks,
      SeededRandom chance,
      PracticeMessages text,
      ExerciseMode occasion,
      Runnable onward) {
    List<Square> squares = tasks.squares(practice.squares(tasks.drill()), chance);
    var keeper = new SquareAnswerRecorder(practice, tasks.drill(), squares, clock);
    return new ExercisePanel(
        occasion,
        tasks.exercise(squares, text),
        squareRecorder(tasks.drill(), keeper),
        _ -> onward.run());
  }

  /** The squares are kept one by one; of the whole only help, giving up and the end. */
  AttemptRecorder squareRecorder(Drill drill, AttemptRecorder.AnswerListener witness) {
    return new AttemptRecorder(
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
