package org.queenside.course.source;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.YamlFields;

/** Checks that a move which a hint gives away is a right one. */
final class HintLint {
  private static final Pattern MOVE =
      Pattern.compile("\\bgo(?:es)? from ([a-h][1-8]) to ([a-h][1-8])\\b");

  private HintLint() {}

  static void check(Exercise exercise, YamlFields fields) {
    if (!namesItsMoves(exercise)) {
      return;
    }
    for (String hint : exercise.info().hints()) {
      for (MatchResult move : MOVE.matcher(hint).results().toList()) {
        if (!isRight(Square.parse(move.group(1)), Square.parse(move.group(2)), exercise)) {
          fields.problem(
              "hints",
              "the move from %s to %s is not right".formatted(move.group(1), move.group(2)),
              "Correct the hint, or the position");
        }
      }
    }
  }

  /** Elsewhere a hint speaks of lines and journeys as well, or a right move depends on others. */
  private static boolean namesItsMoves(Exercise exercise) {
    return switch (exercise) {
      case Exercise.ReachGoal _,
          Exercise.FindAll _,
          Exercise.MateOrNot _,
          Exercise.Script _,
          Exercise.TryForbidden _ ->
          true;
      case Exercise.Read _,
          Exercise.FindSquares _,
          Exercise.NameSquares _,
          Exercise.MarkSquares _,
          Exercise.SoloTask _,
          Exercise.MateLoneKing _,
          Exercise.WinMiniGame _,
          Exercise.SetUp _,
          Exercise.FindFault _,
          Exercise.TurnBoard _,
          Exercise.Choose _,
          Exercise.GameExercise _ ->
          false;
    };
  }

  /** Returns whether the move is right at some point of the solution. */
  private static boolean isRight(Square from, Square to, Exercise exercise) {
    DryRun trial = DryRun.of(exercise);
    for (Answer.Try answer : trial.solution()) {
      if (isRight(from, to, trial)) {
        return true;
      }
      trial = trial.after(answer);
    }
    return false;
  }

  private static boolean isRight(Square from, Square to, DryRun trial) {
    return DryRun.moves(from, to).map(Answer.Play::new).anyMatch(trial::isRight);
  }
}
