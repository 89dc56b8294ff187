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

/** Opens the tasks of the day one by one. */
@Component
class TodayPanelFactory {

  /** What the page does when the learner has answered. */
  interface Callbacks {
    /** Called after an attempt was recorded, which makes a visitor a learner. */
    void recorded();

    /** Called to go on to the next task. */
    void onward();
  }

  private final Map<String, LessonTask> tasks;
  private final ProgressService progress;
  private final PuzzleService puzzles;
  private final PuzzlePanelFactory puzzlePanels;
  private final DrillPanelFactory drillPanels;
  private final Clock clock;

  TodayPanelFactory(
      Course course,
      ProgressService progress,
      PuzzleService puzzles,
      PuzzlePanelFactory puzzlePanels,
      DrillPanelFactory drillPanels,
      Clock clock) {
    this.tasks =
        course.tasks().stream().collect(Collectors.toMap(LessonTask::item, Function.identity()));
    this.progress = progress;
    this.puzzles = puzzles;
    this.puzzlePanels = puzzlePanels;
    this.drillPanels = drillPanels;
    this.clock = clock;
  }

  /**
   * Opens a task.
   *
   * @param number the number of the task, from 0
   * @param where the line above the task that shows how far the learner is
   * @param last whether the way on leads out
   * @return the panel, or null if the task no longer exists
   */
  @Nullable Div open(TodayPlan today, int number, Div where, boolean last, Callbacks steps) {
    return switch (today.parts().get(number)) {
      case TodayTask.ReviewTask review -> review(review, ExerciseMode.practice(where, last), steps);
      case TodayTask.PuzzleTask(long id) -> {
        Puzzle puzzle = puzzles.find(new PuzzleId(id));
        yield puzzle == null
            ? null
            : puzzlePanels.open(
                puzzle, PuzzleMode.TODAY, where, last, steps::recorded, steps::onward);
      }
      case TodayTask.DrillTask(Drill drill) ->
          drillPanels.open(drill, today.seed(), where, last, SquareTask.ROUND, steps::onward);
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
