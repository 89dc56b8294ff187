package org.queenside.paper;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Move;
import org.queenside.course.Answer;
import org.queenside.course.Exercise;
import org.queenside.course.Outcome;
import org.queenside.course.run.Run;

/** One way to do an exercise, found by the rules. */
final class Solution {
  private Solution() {}

  static List<Answer.Try> of(Exercise exercise) {
    return Run.start(exercise).answer(new Answer.ShowMe()).outcome() instanceof Outcome.Shown shown
        ? shown.answers()
        : List.of();
  }

  /** The moves of that way; none if there is no way, or it is none of moves. */
  static List<Move> moves(Exercise exercise) {
    List<Move> moves = new ArrayList<>();
    for (Answer.Try answer : of(exercise)) {
      if (answer instanceof Answer.Play(Move move)) {
        moves.add(move);
      }
    }
    return moves;
  }
}
