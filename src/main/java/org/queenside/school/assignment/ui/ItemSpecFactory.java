package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.QueryParameters;
import java.time.Clock;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.course.ui.RunAddress;
import org.queenside.practice.Drill;
import org.queenside.practice.SquareTask;
import org.queenside.practice.ui.DrillSpecFactory;
import org.queenside.progress.ProgressService;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.trainer.PuzzleMode;
import org.queenside.puzzle.ui.PuzzleSpecFactory;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.ItemResolver;
import org.springframework.stereotype.Component;

/** Prepares the items of assignments. Answers are recorded as everywhere else. */
@Component
record ItemSpecFactory(
    ItemResolver items,
    ProgressService progress,
    PuzzleSpecFactory puzzleSpecs,
    DrillSpecFactory drillSpecs,
    Clock clock) {

  /** Prepares an item; a drill is to be solved {@code left} more times. Null if it's gone. */
  @Nullable ExerciseSpec create(
      AssignedItem item,
      int stars,
      int left,
      ItemStatusLine statusLine,
      boolean last,
      String path,
      QueryParameters query,
      Runnable onward) {
    RunAddress address = RunAddress.of(path, query);
    Drill drill = ItemResolver.drill(item.item());
    if (drill != null) {
      int squares = Math.clamp(left, 1, SquareTask.ROUND);
      long seed = ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE);
      return drillSpecs.create(drill, seed, statusLine.line(), last, squares, path, query, onward);
    }
    Puzzle puzzle = items.puzzle(item.item());
    if (puzzle != null) {
      return puzzleSpecs.create(
          puzzle,
          PuzzleMode.ASSIGNED,
          statusLine.line(),
          last,
          address,
          statusLine::updateTimeNote,
          onward);
    }
    Exercise exercise = items.exercise(item.item(), UI.getCurrent().getLocale());
    if (exercise == null) {
      return null;
    }
    return new ExerciseSpec(
        ExerciseMode.practice(statusLine.line(), last, stars),
        exercise,
        new AttemptRecorder(
            attempt -> {
              progress.record(attempt);
              statusLine.updateTimeNote();
            },
            clock,
            item.item()),
        _ -> onward.run(),
        address);
  }
}
