package org.queenside.assignment.ui;

import com.vaadin.flow.component.html.Div;
import java.time.Clock;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import org.queenside.assignment.AssignedItem;
import org.queenside.assignment.Items;
import org.queenside.course.Exercise;
import org.queenside.course.ui.ExerciseDesk;
import org.queenside.course.ui.Occasion;
import org.queenside.course.ui.Recorder;
import org.queenside.practice.Drill;
import org.queenside.practice.SquareTasks;
import org.queenside.practice.ui.DrillDesks;
import org.queenside.progress.CurrentProgress;
import org.queenside.puzzle.Mode;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.ui.PuzzleDesks;
import org.springframework.stereotype.Component;

/** Sets items of assignments up, whatever they are, recorded as they are anywhere else. */
@Component
class TaskDesks {

  private final Items items;
  private final CurrentProgress progress;
  private final PuzzleDesks puzzleDesks;
  private final DrillDesks drillDesks;
  private final Clock clock;

  TaskDesks(
      Items items,
      CurrentProgress progress,
      PuzzleDesks puzzleDesks,
      DrillDesks drillDesks,
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
      AssignedItem item, int stars, int left, WorkLine where, boolean last, Runnable onward) {
    Drill drill = Items.drill(item.item());
    if (drill != null) {
      int squares = Math.clamp(left, 1, SquareTasks.ROUND);
      long seed = ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE);
      return drillDesks.open(drill, seed, where.line(), last, squares, onward);
    }
    Puzzle puzzle = items.puzzle(item.item());
    if (puzzle != null) {
      return puzzleDesks.open(
          puzzle, Mode.ASSIGNED, where.line(), last, where::lookAtTheClock, onward);
    }
    Exercise exercise = items.exercise(item.item());
    if (exercise == null) {
      return null;
    }
    return new ExerciseDesk(
        Occasion.practice(where.line(), last, stars),
        exercise,
        new Recorder(
            attempt -> {
              progress.record(attempt);
              where.lookAtTheClock();
            },
            clock,
            item.item()),
        _ -> onward.run());
  }
}
