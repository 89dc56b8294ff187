package org.queenside.course.kind;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;

/** Checks the number of right moves, if the author states one. */
final class SolutionLint {
  private static final int MOST = 99;

  private SolutionLint() {}

  /** Compares the right moves with the author's number. */
  static void check(List<Move> right, ExerciseYaml fields) {
    int claimed = fields.number(ExerciseField.SOLUTIONS, 1, MOST, 0);
    if (claimed > 0 && claimed != right.size()) {
      fields.problem(
          ExerciseField.SOLUTIONS,
          "%d moves are right: %s".formatted(right.size(), right),
          "Write 'solutions: %d', or change the position".formatted(right.size()));
    }
  }
}
