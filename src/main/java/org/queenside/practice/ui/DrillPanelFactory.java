package org.queenside.practice.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
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
import org.queenside.practice.SetUpTask;
import org.queenside.practice.SquareTask;
import org.queenside.progress.Attempt;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.springframework.stereotype.Component;

/** Opens tasks of drills and records the answers of the current learner. */
@Component
public class DrillPanelFactory {

  private final PracticeService practice;
  private final PuzzleTrainerService trainer;
  private final Clock clock;

  DrillPanelFactory(PracticeService practice, PuzzleTrainerService trainer, Clock clock) {
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

  /**
   * Opens a single task or, for a drill about squares, a few squares.
   *
   * @param drill the drill
   * @param seed makes the same task when the page is opened again; 0 or more
   * @param where the line above the task that shows how far the learner is
   * @param last whether the way on leads out
   * @param squares how many squares, if the drill is about squares
   * @param onward leads on
   * @return the panel, or null if there are no puzzles to make the task from
   */
  public @Nullable Div open(
      Drill drill, long seed, Div where, boolean last, int squares, Runnable onward) {
    Locale locale = UI.getCurrent().getLocale();
    var text = new PracticeMessages(locale);
    Color from = seed % 2 == 0 ? Color.WHITE : Color.BLACK;
    if (drill.isAboutSquares()) {
      var task = new SquareTask(drill, from, squares);
      return squares(task, SeededRandom.of(seed), text, ExerciseMode.drill(where, last), onward);
    }
    Exercise task =
        drill == Drill.SET_UP
            ? new SetUpTask(from, from, false).exercise(text)
            : task(new DrillRound(drill, seed), drill.tasks() / 2, locale);
    return task == null ? null : open(drill, task, where, last, _ -> onward.run());
  }

  /** Returns a task of a round, or null if there are no puzzles to make it from. */
  @Nullable Exercise task(DrillRound round, int number, Locale locale) {
    var text = new PracticeMessages(locale);
    return round.drill() == Drill.MATE_OR_NOT
        ? mateOrNot(round.random(number), text)
        : round.task(number, text);
  }

  private @Nullable Exercise mateOrNot(SeededRandom random, PracticeMessages text) {
    Puzzle puzzle = trainer.next(PuzzleFilter.ALL);
    return puzzle == null
        ? null
        : MateOrNotTaskGenerator.make(puzzle.position(), random.coin(), random, text);
  }

  /**
   * Opens a task.
   *
   * @param where the line above the task that shows how far the learner is
   * @param last whether the way on leads out
   */
  ExercisePanel open(
      Drill drill, Exercise task, Div where, boolean last, Consumer<ExerciseRun> onward) {
    var recorder = new AttemptRecorder(practice::record, clock, drill.item());
    return new ExercisePanel(ExerciseMode.drill(where, last), task, recorder, onward);
  }

  private ExercisePanel squares(
      SquareTask task,
      SeededRandom random,
      PracticeMessages text,
      ExerciseMode mode,
      Runnable onward) {
    List<Square> squares = task.squares(practice.squares(task.drill()), random);
    var answers = new SquareAnswerRecorder(practice, task.drill(), squares, clock);
    return new ExercisePanel(
        mode,
        task.exercise(squares, text),
        squareRecorder(task.drill(), answers),
        _ -> onward.run());
  }

  /**
   * Returns a recorder for an exercise about squares. Answers are recorded for each square by the
   * listener; of the whole exercise only hints, the shown solution and the end are.
   */
  AttemptRecorder squareRecorder(Drill drill, AttemptRecorder.AnswerListener listener) {
    return new AttemptRecorder(
        attempt -> {
          if (attempt.outcome() != Attempt.Outcome.WRONG) {
            practice.record(attempt);
          }
        },
        clock,
        drill.item(),
        listener);
  }
}
