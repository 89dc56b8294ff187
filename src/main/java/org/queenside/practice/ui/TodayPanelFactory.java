package org.queenside.practice.ui;

import com.vaadin.flow.component.html.Div;
import java.time.Clock;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.model.LessonTask;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.practice.Drill;
import org.queenside.practice.SquareTask;
import org.queenside.practice.TodayPlan;
import org.queenside.practice.TodayTask;
import org.queenside.progress.ProgressService;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.trainer.PuzzleMode;
import org.queenside.puzzle.ui.PuzzlePanelFactory;
import org.springframework.stereotype.Component;

/** Sets the parts of a day up, one at a time. */
@Component
class TodayPanelFactory {

  /** What follows from what the learner does. */
  interface Callbacks {
    /** Something was recorded: the visitor is a learner now. */
    void recorded();

    /** Leads on. */
    void onward();
  }

  private final Map<String, LessonTask> tasks;
  private final ProgressService progress;
  private final PuzzleService puzzles;
  private final PuzzlePanelFactory puzzleDesks;
  private final DrillPanelFactory drillDesks;
  private final Clock clock;

  TodayPanelFactory(
      Course course,
      ProgressService progress,
      PuzzleService puzzles,
      PuzzlePanelFactory puzzleDesks,
      DrillPanelFactory drillDesks,
      Clock clock) {
    this.tasks =
        course.tasks().stream().collect(Collectors.toMap(LessonTask::item, Function.identity()));
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
  @Nullable Div open(TodayPlan today, int number, Div where, boolean last, Callbacks steps) {
    return switch (today.parts().get(number)) {
      case TodayTask.ReviewTask review -> review(review, ExerciseMode.practice(where, last), steps);
      case TodayTask.PuzzleTask(long id) -> {
        Puzzle puzzle = puzzles.find(new PuzzleId(id));
        yield puzzle == null
            ? null
            : puzzleDesks.open(
                puzzle, PuzzleMode.TODAY, where, last, steps::recorded, steps::onward);
      }
      case TodayTask.DrillTask(Drill drill) ->
          drillDesks.open(drill, today.seed(), where, last, SquareTask.ROUND, steps::onward);
    };
  }

  private @Nullable Div review(
      TodayTask.ReviewTask review, ExerciseMode occasion, Callbacks steps) {
    LessonTask task = tasks.get(review.item());
    if (task == null) {
      return null;
    }
    var recorder = new AttemptRecorder(progress::record, clock, task.item());
    return new ExercisePanel(occasion, task.exercise(), recorder, _ -> steps.onward());
  }
}
