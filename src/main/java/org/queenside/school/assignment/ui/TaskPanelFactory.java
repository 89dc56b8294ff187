package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import java.time.Clock;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.practice.Drill;
import org.queenside.practice.SquareTask;
import org.queenside.practice.ui.DrillPanelFactory;
import org.queenside.progress.ProgressService;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.trainer.PuzzleMode;
import org.queenside.puzzle.ui.PuzzlePanelFactory;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.ItemResolver;
import org.springframework.stereotype.Component;

/** Sets items of assignments up, whatever they are, recorded as they are anywhere else. */
@Component
class TaskPanelFactory {

  private final ItemResolver items;
  private final ProgressService progress;
  private final PuzzlePanelFactory puzzleDesks;
  private final DrillPanelFactory drillDesks;
  private final Clock clock;

  TaskPanelFactory(
      ItemResolver items,
      ProgressService progress,
      PuzzlePanelFactory puzzleDesks,
      DrillPanelFactory drillDesks,
      Clock clock) {
    this.items = items;
    this.progress = progress;
    this.puzzleDesks = puzzleDesks;
    this.drillDesks = drillDesks;
    this.clock = clock;
  }

  /**
   * Opens an item that the pupil in front of the screen has to do.
   *
   * @param stars so many an exercise needs to count
   * @param left how often a drill is still to be solved
   * @param where says above it how far the pupil is, and looks at the clock at each answer
   * @param last whether the way on leads out
   * @param onward leads on
   * @return the desk, or null if the item is no longer there
   */
  @Nullable Div open(
      AssignedItem item, int stars, int left, TaskStatusLine where, boolean last, Runnable onward) {
    Drill drill = ItemResolver.drill(item.item());
    if (drill != null) {
      int squares = Math.clamp(left, 1, SquareTask.ROUND);
      long seed = ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE);
      return drillDesks.open(drill, seed, where.line(), last, squares, onward);
    }
    Puzzle puzzle = items.puzzle(item.item());
    if (puzzle != null) {
      return puzzleDesks.open(
          puzzle, PuzzleMode.ASSIGNED, where.line(), last, where::updateTimeNote, onward);
    }
    Exercise exercise = items.exercise(item.item());
    if (exercise == null) {
      return null;
    }
    return new ExercisePanel(
        ExerciseMode.practice(where.line(), last, stars),
        exercise,
        new AttemptRecorder(
            attempt -> {
              progress.record(attempt);
              where.updateTimeNote();
            },
            clock,
            item.item()),
        _ -> onward.run());
  }
}
