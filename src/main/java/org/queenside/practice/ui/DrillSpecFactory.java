package org.queenside.practice.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.QueryParameters;
import java.time.Clock;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Square;
import org.queenside.course.model.Exercise;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.progress.LearntRules;
import org.queenside.course.run.ExerciseRun;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.course.ui.RunAddress;
import org.queenside.play.SeededRandom;
import org.queenside.practice.Drill;
import org.queenside.practice.DrillRound;
import org.queenside.practice.LegalMoveTaskGenerator;
import org.queenside.practice.MateOrNotTaskGenerator;
import org.queenside.practice.PracticeMessages;
import org.queenside.practice.PracticeService;
import org.queenside.practice.SetUpTask;
import org.queenside.practice.SquareTask;
import org.queenside.progress.Attempt;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.springframework.stereotype.Component;

/** Prepares drill tasks, which record the current learner's answers. */
@Component
public class DrillSpecFactory {

  private final PracticeService practice;
  private final PuzzleTrainerService trainer;
  private final PuzzleService puzzles;
  private final LearntRules learnt;
  private final Clock clock;

  DrillSpecFactory(
      PracticeService practice,
      PuzzleTrainerService trainer,
      PuzzleService puzzles,
      LearntRules learnt,
      Clock clock) {
    this.practice = practice;
    this.trainer = trainer;
    this.puzzles = puzzles;
    this.learnt = learnt;
    this.clock = clock;
  }

  /** A task and the address that restores it. */
  record DrawnTask(Exercise exercise, RunAddress address) {}

  /** Squares to find or name, and the address that restores them. */
  record DrawnSquares(List<Square> squares, RunAddress address) {}

  PracticeService practice() {
    return practice;
  }

  Clock clock() {
    return clock;
  }

  /**
   * Prepares a single task or, for a drill about squares, a few squares.
   *
   * @param drill the drill
   * @param seed the seed for the task, so that reopening the page shows the same one; 0 or more
   * @param where the line above the task that shows the learner's progress
   * @param last whether the button after it leaves the drills
   * @param squares the number of squares, if the drill is about squares
   * @param path the address of the page
   * @param query the parameters of the address when the page was opened
   * @param onward continues afterwards
   * @return the task, or null if there are no puzzles to generate the task from
   */
  public @Nullable ExerciseSpec create(
      Drill drill,
      long seed,
      Div where,
      boolean last,
      int squares,
      String path,
      QueryParameters query,
      Runnable onward) {
    var opened = new TaskAddress(path, query);
    long drawn = opened.seed(seed);
    TaskAddress address = opened.with(drawn);
    var text = new PracticeMessages(UI.getCurrent().getLocale());
    Color from = drawn % 2 == 0 ? Color.WHITE : Color.BLACK;
    if (drill.isAboutSquares()) {
      var task = new SquareTask(drill, from, squares);
      var mode = ExerciseMode.drill(where, last);
      return squares(task, draw(task, SeededRandom.of(drawn), address), text, mode, onward);
    }
    DrawnTask task =
        drill == Drill.SET_UP
            ? new DrawnTask(new SetUpTask(from, from, false).exercise(text), address.run())
            : task(new DrillRound(drill, drawn), drill.tasks() / 2, address, text);
    return task == null ? null : create(drill, task, where, last, _ -> onward.run());
  }

  /** Returns a task of a round, or null if there are no puzzles to generate it from. */
  @Nullable DrawnTask task(
      DrillRound round, int number, TaskAddress address, PracticeMessages text) {
    if (round.drill() == Drill.LEGAL) {
      Exercise task =
          LegalMoveTaskGenerator.make(
              round.level(number), round.random(number), text, learnt.kinds());
      return new DrawnTask(task, address.run());
    }
    if (round.drill() != Drill.MATE_OR_NOT) {
      return new DrawnTask(round.task(number, text), address.run());
    }
    PuzzleId met = address.puzzle();
    Puzzle before = met == null ? null : puzzles.find(met);
    Puzzle puzzle = before == null ? trainer.next(PuzzleFilter.ALL) : before;
    if (puzzle == null) {
      return null;
    }
    SeededRandom random = round.random(number);
    Exercise task = MateOrNotTaskGenerator.make(puzzle.position(), random.coin(), random, text);
    return task == null ? null : new DrawnTask(task, address.with(puzzle.id()).run());
  }

  /** Returns many moves to judge against the clock. */
  Exercise legalMoveRace(SeededRandom random, PracticeMessages text) {
    return LegalMoveTaskGenerator.race(random, text, learnt.kinds());
  }

  /**
   * Prepares a task.
   *
   * @param where the line above the task that shows the learner's progress
   * @param last whether the button after it leaves the drills
   */
  ExerciseSpec create(
      Drill drill, DrawnTask task, Div where, boolean last, Consumer<ExerciseRun> onward) {
    var recorder = new AttemptRecorder(practice::record, clock, drill.item());
    return new ExerciseSpec(
        ExerciseMode.drill(where, last), task.exercise(), recorder, onward, task.address());
  }

  private ExerciseSpec squares(
      SquareTask task,
      DrawnSquares drawn,
      PracticeMessages text,
      ExerciseMode mode,
      Runnable onward) {
    var answers = new SquareAnswerRecorder(practice, task.drill(), drawn.squares(), clock);
    return new ExerciseSpec(
        mode,
        task.exercise(drawn.squares(), text),
        squareRecorder(task.drill(), answers),
        _ -> onward.run(),
        drawn.address());
  }

  /** Returns the squares in the address, or draws new ones. */
  DrawnSquares draw(SquareTask task, SeededRandom random, TaskAddress address) {
    List<Square> before = address.squares(task.count());
    if (!before.isEmpty()) {
      return new DrawnSquares(before, address.with(before).run());
    }
    List<Square> squares = task.squares(practice.squares(task.drill()), random);
    return new DrawnSquares(squares, address.with(squares).run().withoutAnswers());
  }

  /**
   * Returns a recorder for an exercise about squares. The listener records the answers for each
   * square; for the whole exercise, only hints, showing the solution and the end are recorded.
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
