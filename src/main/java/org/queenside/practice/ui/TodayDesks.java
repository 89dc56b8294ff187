package org.queenside.practice.ui;

import com.vaadin.flow.component.html.Div;
import java.time.Clock;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.course.Course;
import org.queenside.course.Task;
import org.queenside.course.ui.ExerciseDesk;
import org.queenside.course.ui.Occasion;
import org.queenside.course.ui.Recorder;
import org.queenside.practice.Drill;
import org.queenside.practice.Part;
import org.queenside.practice.SquareTasks;
import org.queenside.practice.Today;
import org.queenside.progress.CurrentProgress;
import org.queenside.puzzle.Mode;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.Puzzles;
import org.queenside.puzzle.ui.PuzzleDesks;
import org.springframework.stereotype.Component;

/** Sets the parts of a day up, one at a time. */
@Component
class TodayDesks {

  /** What follows from what the learner does. */
  interface Steps {
    /** Something was recorded: the visitor is a learner now. */
    void recorded();

    /** Leads on. */
    void onward();
  }

  private final Map<String, Task> tasks;
  private final CurrentProgress progress;
  private final Puzzles puzzles;
  private final PuzzleDesks puzzleDesks;
  private final DrillDesks drillDesks;
  private final Clock clock;

  TodayDesks(
      Course course,
      CurrentProgress progress,
      Puzzles puzzles,
      PuzzleDesks puzzleDesks,
      DrillDesks drillDesks,
      Clock clock) {
    this.tasks = course.tasks().stream().collect(Collectors.toMap(Task::item, Function.identity()));
    this.progress = progress;
    this.puzzles = puzzles;
    this.puzzleDesks = puzzleDesks;
    this.drillDesks = drillDesks;
    this.clock = clock;
  }

  /**
   * Opens a part.
   *
   * @param number which of the day's parts, from 0
   * @param where says above it how far the learner is
   * @param last whether the way on leads out
   * @return the desk, or null if what was planned is no longer there
   */
  @Nullable Div open(Today today, int number, Div where, boolean last, Steps steps) {
    return switch (today.parts().get(number)) {
      case Part.Review review -> review(review, Occasion.practice(where, last), steps);
      case Part.Puzzle(long id) -> {
        Puzzle puzzle = puzzles.find(new PuzzleId(id));
        yield puzzle == null
            ? null
            : puzzleDesks.open(puzzle, Mode.TODAY, where, last, steps::recorded, steps::onward);
      }
      case Part.Practice(Drill drill) ->
          drillDesks.open(drill, today.seed(), where, last, SquareTasks.ROUND, steps::onward);
    };
  }

  private @Nullable Div review(Part.Review review, Occasion occasion, Steps steps) {
    Task task = tasks.get(review.item());
    if (task == null) {
      return null;
    }
    var recorder = new Recorder(progress::record, clock, task.item());
    return new ExerciseDesk(occasion, task.exercise(), recorder, _ -> steps.onward());
  }
}
