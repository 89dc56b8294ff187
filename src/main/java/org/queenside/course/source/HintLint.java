package org.queenside.course.source;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.queenside.chess.Square;
import org.queenside.course.kind.DryRun;
import org.queenside.course.kind.ExerciseKinds;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;

/** Checks that any move that a hint gives away is right. */
final class HintLint {
  private static final Pattern MOVE =
      Pattern.compile("\\bgo(?:es)? from ([a-h][1-8]) to ([a-h][1-8])\\b");

  private HintLint() {}

  static void check(Exercise exercise, ExerciseYaml fields) {
    if (!ExerciseKinds.of(exercise).hintsNameRightMoves()) {
      return;
    }
    for (String hint : exercise.info().hints()) {
      for (MatchResult move : MOVE.matcher(hint).results().toList()) {
        if (!isRight(Square.parse(move.group(1)), Square.parse(move.group(2)), exercise)) {
          fields.problem(
              ExerciseField.HINTS,
              "the move from %s to %s is not right".formatted(move.group(1), move.group(2)),
              "Correct the hint, or the position");
        }
      }
    }
  }

  /** Returns whether the move is right at some point of the solution. */
  private static boolean isRight(Square from, Square to, Exercise exercise) {
    DryRun dryRun = DryRun.of(exercise);
    for (Answer.Try answer : dryRun.solution()) {
      if (isRight(from, to, dryRun)) {
        return true;
      }
      dryRun = dryRun.after(answer);
    }
    return false;
  }

  private static boolean isRight(Square from, Square to, DryRun dryRun) {
    return DryRun.moves(from, to).map(Answer.Play::new).anyMatch(dryRun::isRight);
  }
}
