package org.queenside.course;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.queenside.chess.Move;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/** Checks that a move which a hint gives away is a right one. */
final class HintLint {
  private static final Pattern MOVE =
      Pattern.compile("\\bgo(?:es)? from ([a-h][1-8]) to ([a-h][1-8])\\b");

  private HintLint() {}

  static void check(Exercise exercise, Fields fields) {
    if (!namesItsMoves(exercise)) {
      return;
    }
    for (String hint : exercise.brief().hints()) {
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
          Exercise.Errand _,
          Exercise.MateLoneKing _,
          Exercise.WinMatch _,
          Exercise.SetUp _,
          Exercise.FindFault _,
          Exercise.TurnBoard _,
          Exercise.Choose _,
          Exercise.Scored _ ->
          false;
    };
  }

  /** Returns whether the move is right at some point of the solution. */
  private static boolean isRight(Square from, Square to, Exercise exercise) {
    Stage stage = Stage.first(exercise);
    for (Answer.Try answer : stage.solution()) {
      if (isRight(from, to, stage)) {
        return true;
      }
      if (!(stage.judge(answer) instanceof Verdict.Right right)) {
        return false;
      }
      stage = right.next();
    }
    return false;
  }

  private static boolean isRight(Square from, Square to, Stage stage) {
    Stream<Move> promotions = Role.PROMOTIONS.stream().map(role -> Move.of(from, to, role));
    return Stream.concat(Stream.of(Move.of(from, to)), promotions)
        .anyMatch(move -> stage.judge(new Answer.Play(move)) instanceof Verdict.Right);
  }
}
