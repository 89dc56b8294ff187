package org.queenside.school.paper;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Move;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Exercise;
import org.queenside.course.run.ExerciseRun;

/** Finds one solution of an exercise. */
final class ExerciseSolution {
  private ExerciseSolution() {}

  static List<Answer.Try> of(Exercise exercise) {
    return ExerciseRun.start(exercise).answer(new Answer.ShowMe()).outcome()
            instanceof AnswerOutcome.Shown shown
        ? shown.answers()
        : List.of();
  }

  /** Returns the moves of the solution; empty if there is none or it isn't made of moves. */
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
