package org.queenside.puzzle;

import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.RulingContext;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Goal;

/** Turns a puzzle into a course exercise that any mating move solves. */
public final class PuzzleExercise {

  private PuzzleExercise() {}

  /**
   * Returns the exercise.
   *
   * @param hints the hints in words, the gentlest first
   * @param words returns an interface text by its key and arguments
   */
  public static Exercise.ReachGoal of(
      Puzzle puzzle, List<String> hints, BiFunction<String, Object[], String> words) {
    return of(puzzle.id().toString(), puzzle.position(), hints, words);
  }

  /**
   * Returns a position as an exercise.
   *
   * @param id the name of the exercise
   * @param position a position in which the side to move can mate at once
   * @param hints the hints in words, the gentlest first
   * @param words returns an interface text by its key and arguments
   */
  public static Exercise.ReachGoal of(
      String id,
      Position position,
      List<String> hints,
      BiFunction<String, Object[], String> words) {
    Color side = position.turn();
    RulingContext context = RulingContext.impliedBy(position);
    String task = side == Color.WHITE ? "puzzle.task.white" : "puzzle.task.black";
    ExerciseInfo info =
        ExerciseInfo.of(
            id,
            words.apply(task, new Object[0]),
            justMoved(position, context, words),
            hints,
            null,
            side);
    return new Exercise.ReachGoal(info, position, context, new Goal.Mate(), 1, List.of());
  }

  /** An en passant capture can only be found if the last move is known. */
  private static @Nullable String justMoved(
      Position position, RulingContext context, BiFunction<String, Object[], String> words) {
    Move last = context.lastMove();
    return last == null || !position.canCaptureEnPassant()
        ? null
        : words.apply("puzzle.just-moved", new Object[] {last.from(), last.to()});
  }
}
