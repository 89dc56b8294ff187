package org.queenside.puzzle.ui;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Past;
import org.queenside.chess.Position;
import org.queenside.course.Brief;
import org.queenside.course.Exercise;
import org.queenside.course.Goal;
import org.queenside.look.Words;
import org.queenside.puzzle.Puzzle;

/** A puzzle as an exercise of the course: any move that mates solves it. */
final class PuzzleExercise {

  private PuzzleExercise() {}

  static Exercise.ReachGoal of(Puzzle puzzle, Words words) {
    Position position = puzzle.position();
    Past past = Past.toldBy(position);
    Brief brief =
        new Brief(
            puzzle.id().toString(),
            words.say(position.turn() == Color.WHITE ? "puzzle.task.white" : "puzzle.task.black"),
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

  /** A capture in passing can only be seen by whoever knows the move before. */
  private static @Nullable String justMoved(Position position, Past past, Words words) {
    Move last = past.lastMove();
    return last == null || !position.canCaptureEnPassant()
        ? null
        : words.say("puzzle.just-moved", last.from(), last.to());
  }
}
