package org.queenside.course.ui;

import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.course.model.Exercise;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.run.ExerciseRun;

/**
 * What an {@link ExercisePanel} is to show.
 *
 * @param recorder records the learner's answers
 * @param onward opens what comes after this exercise, solved or not
 * @param address contains the earlier answers, and keeps the next ones
 * @param praise returns the praise for the last move, or null if the exercise has its own
 */
public record ExerciseSpec(
    ExerciseMode mode,
    Exercise exercise,
    AttemptRecorder recorder,
    Consumer<ExerciseRun> onward,
    RunAddress address,
    @Nullable Function<Move, String> praise) {

  /** Describes an exercise that may have begun earlier. */
  public ExerciseSpec(
      ExerciseMode mode,
      Exercise exercise,
      AttemptRecorder recorder,
      Consumer<ExerciseRun> onward,
      RunAddress address) {
    this(mode, exercise, recorder, onward, address, null);
  }

  /** Describes an exercise that begins again when the page is reloaded. */
  public ExerciseSpec(
      ExerciseMode mode,
      Exercise exercise,
      AttemptRecorder recorder,
      Consumer<ExerciseRun> onward) {
    this(mode, exercise, recorder, onward, RunAddress.NONE);
  }
}
