package org.queenside.puzzle.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import java.time.Clock;
import java.util.function.Consumer;
import org.queenside.course.model.Exercise;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.course.ui.RunAddress;
import org.queenside.progress.Attempt;
import org.queenside.progress.ProgressService;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.trainer.PuzzleLevel;
import org.queenside.puzzle.trainer.PuzzleMode;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.queenside.ui.Translator;
import org.springframework.stereotype.Component;

/** Prepares puzzles for exercise panels. */
@Component
public class PuzzleSpecFactory {

  private final PuzzleTrainerService trainer;
  private final MateLesson mateLesson;
  private final ProgressService progress;
  private final Clock clock;

  PuzzleSpecFactory(
      PuzzleTrainerService trainer, MateLesson mateLesson, ProgressService progress, Clock clock) {
    this.trainer = trainer;
    this.mateLesson = mateLesson;
    this.progress = progress;
    this.clock = clock;
  }

  /**
   * Prepares a puzzle with all the help available, which records what the learner does and shows
   * the level.
   *
   * @param mode why the learner got it
   * @param where the line above the task, which also shows the level in some modes
   * @param last whether the button after it leaves the puzzles
   * @param address keeps the answers, but only for a learner who has met the puzzle, so that a
   *     shared link doesn't give the solution away
   * @param onward continues afterwards
   */
  ExerciseSpec create(
      Puzzle puzzle,
      PuzzleMode mode,
      Div where,
      boolean last,
      RunAddress address,
      Runnable onward) {
    RunAddress own =
        address.given().isEmpty() || trainer.hasMet(puzzle) ? address : address.withoutAnswers();
    return create(puzzle, mode, where, last, own, () -> {}, onward);
  }

  /**
   * Prepares a puzzle with all the help available.
   *
   * @param address keeps the answers
   * @param recorded called after an attempt was recorded
   */
  public ExerciseSpec create(
      Puzzle puzzle,
      PuzzleMode mode,
      Div where,
      boolean last,
      RunAddress address,
      Runnable recorded,
      Runnable onward) {
    var level = new LevelIndicator(trainer.level());
    if (mode.showsLevel()) {
      where.add(level);
    }
    return create(
        puzzle,
        ExerciseMode.puzzle(where, last),
        attempt -> {
          record(puzzle, mode, attempt, level);
          recorded.run();
        },
        address,
        onward);
  }

  private void record(Puzzle puzzle, PuzzleMode mode, Attempt attempt, LevelIndicator line) {
    PuzzleLevel before = trainer.level();
    trainer.record(puzzle, mode, attempt);
    PuzzleLevel after = trainer.level();
    if (after.tried() > before.tried()) {
      line.show(before, after);
    }
  }

  /**
   * Prepares a puzzle.
   *
   * @param log records each attempt before the learner sees its outcome
   * @param address keeps the answers
   */
  ExerciseSpec create(
      Puzzle puzzle,
      ExerciseMode mode,
      Consumer<Attempt> log,
      RunAddress address,
      Runnable onward) {
    UI ui = UI.getCurrent();
    Translator translator = ui::getTranslation;
    Exercise.ReachGoal exercise = MateHints.exercise(puzzle, translator);
    if (trainer.level().solved() == 0 && !mateLesson.isKnown(progress.read())) {
      exercise = MateHints.explained(exercise, translator);
    }
    var praise = new MatePraise(translator);
    return new ExerciseSpec(
        mode,
        exercise,
        new AttemptRecorder(log, clock, puzzle.id().item()),
        _ -> onward.run(),
        address,
        move -> praise.of(puzzle.position(), move));
  }
}
