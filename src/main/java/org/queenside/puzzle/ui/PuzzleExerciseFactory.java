package org.queenside.puzzle.ui;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.RulingContext;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Goal;
import org.queenside.puzzle.Puzzle;
import org.queenside.ui.Translator;

/** Makes a puzzle an exercise of the course, solved by any mating move. */
final class PuzzleExerciseFactory {

  private PuzzleExerciseFactory() {}

  static Exercise.ReachGoal of(Puzzle puzzle, Translator words) {
    Position position = puzzle.position();
    RulingContext past = RulingContext.impliedBy(position);
    ExerciseInfo brief =
        new ExerciseInfo(
            puzzle.id().toString(),
            words.translate(
                position.turn() == Color.WHITE ? "puzzle.task.white" : "puzzle.task.black"),
            justMoved(position, past, words),
            new MateHints(puzzle, words).written(),
            null,
            Map.of(),
            List.of(),
            List.of(),
            position.turn(),
            false,
            true);
    return new Exercise.ReachGoal(brief, position, past, new Goal.Mate(), 1, List.of());
  }

  /** Tells the last move, without which an en passant capture cannot be seen. */
  private static @Nullable String justMoved(
      Position position, RulingContext past, Translator words) {
    Move last = past.lastMove();
    return last == null || !position.canCaptureEnPassant()
        ? null
        : words.translate("puzzle.just-moved", last.from(), last.to());
  }
}
