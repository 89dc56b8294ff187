package org.queenside.practice.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.QueryParameters;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.CourseProvider;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.LessonTask;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.course.ui.RunAddress;
import org.queenside.practice.Drill;
import org.queenside.practice.GameMoments;
import org.queenside.practice.SquareTask;
import org.queenside.practice.TodayPlan;
import org.queenside.practice.TodayTask;
import org.queenside.progress.ProgressService;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.trainer.PuzzleMode;
import org.queenside.puzzle.ui.PuzzleSpecFactory;
import org.springframework.stereotype.Component;

/** Prepares the day's tasks one by one. */
@Component
class TodaySpecFactory {

  /** The address of the page. */
  static final String ADDRESS = "today";

  /** What the page does when the learner has answered. */
  interface Callbacks {
    /** Called after an attempt was recorded, which turns a visitor into a learner. */
    void recorded();

    /** Called to continue with the next task. */
    void onward();
  }

  private final CourseProvider courses;
  private final GameMoments moments;
  private final ProgressService progress;
  private final PuzzleService puzzles;
  private final PuzzleSpecFactory puzzleSpecs;
  private final DrillSpecFactory drillSpecs;
  private final Clock clock;

  TodaySpecFactory(
      CourseProvider courses,
      GameMoments moments,
      ProgressService progress,
      PuzzleService puzzles,
      PuzzleSpecFactory puzzleSpecs,
      DrillSpecFactory drillSpecs,
      Clock clock) {
    this.courses = courses;
    this.moments = moments;
    this.progress = progress;
    this.puzzles = puzzles;
    this.puzzleSpecs = puzzleSpecs;
    this.drillSpecs = drillSpecs;
    this.clock = clock;
  }

  /**
   * Prepares a task.
   *
   * @param number the number of the task, from 0
   * @param where the line above the task that shows the learner's progress
   * @param last whether the button after it leaves the page
   * @param query the parameters of the address, which keep the answers
   * @return the task, or null if the task no longer exists
   */
  @Nullable ExerciseSpec create(
      TodayPlan today,
      int number,
      Div where,
      boolean last,
      QueryParameters query,
      Callbacks steps) {
    RunAddress address = RunAddress.of(ADDRESS, query);
    return switch (today.parts().get(number)) {
      case TodayTask.ReviewTask(String item) ->
          create(item, lessonExercise(item), ExerciseMode.practice(where, last), address, steps);
      case TodayTask.MomentTask(String item) ->
          create(item, moments.find(item), ExerciseMode.puzzle(where, last), address, steps);
      case TodayTask.PuzzleTask(long id) -> {
        Puzzle puzzle = puzzles.find(new PuzzleId(id));
        yield puzzle == null
            ? null
            : puzzleSpecs.create(
                puzzle, PuzzleMode.TODAY, where, last, address, steps::recorded, steps::onward);
      }
      case TodayTask.DrillTask(Drill drill) ->
          drillSpecs.create(
              drill, today.seed(), where, last, SquareTask.ROUND, ADDRESS, query, steps::onward);
    };
  }

  private @Nullable Exercise lessonExercise(String item) {
    LessonTask task = courses.course().task(item);
    return task == null ? null : task.exercise();
  }

  private @Nullable ExerciseSpec create(
      String item,
      @Nullable Exercise exercise,
      ExerciseMode mode,
      RunAddress address,
      Callbacks steps) {
    return exercise == null
        ? null
        : new ExerciseSpec(
            mode,
            exercise,
            new AttemptRecorder(progress::record, clock, item),
            _ -> steps.onward(),
            address);
  }
}
