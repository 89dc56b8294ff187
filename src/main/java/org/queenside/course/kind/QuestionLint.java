package org.queenside.course.kind;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Question;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;

/** Checks that a question has exactly one answer in its position. */
final class QuestionLint {
  private QuestionLint() {}

  static void check(Exercise.Choose exercise, ExerciseYaml fields) {
    String nonsense = nonsense(exercise);
    if (nonsense != null) {
      fields.problem(ChooseKind.ASK, nonsense, "Change the question or the position");
      return;
    }
    DryRun dryRun = DryRun.of(exercise);
    ExerciseField field = fields.has(ChooseKind.ASK) ? ChooseKind.ASK : ExerciseField.OPTIONS;
    if (dryRun.scene().options().isEmpty()) {
      return;
    }
    long right = dryRun.rightOptions();
    if (right != 1) {
      fields.problem(
          field, right + " options are right", "Ask a question with exactly one right option");
    }
    if (!dryRun.hasDifferentOptions()) {
      fields.problem(field, "two options are the same", "Make every option different");
    }
  }

  /** Returns why the question makes no sense in the position, or null if it does. */
  private static @Nullable String nonsense(Exercise.Choose exercise) {
    Position position = exercise.position();
    return switch (exercise.question()) {
      case Question.Turn(List<Move> after) -> illegalAmong(after, position);
      case Question.Legal(AttemptedMove tried) -> withoutPiece(tried.from(), position);
      case Question.Defended(Square square) -> withoutPiece(square, position);
      case Question.Trade(Move move) -> noCapture(move, position);
      case Question.Check(), Question.Status(), Question.Castlings() ->
          position.king(position.turn()) == null ? "the side to move has no king" : null;
      case Question.Dead(), Question.Result() ->
          position.king(Color.WHITE) == null || position.king(Color.BLACK) == null
              ? "a king is missing"
              : null;
      case Question.Reason(Move move) -> withoutPiece(move.from(), position);
      case Question.MostValuable() -> nothingDearest(exercise);
      case Question.Plain(List<Question.PlainOption> options, int answer) ->
          answer < 0 || answer >= options.size() ? "no option is right" : null;
      case Question.ColourOf _,
          Question.Attacked _,
          Question.Safe _,
          Question.Balance _,
          Question.Worth _,
          Question.StandsRight _ ->
          null;
    };
  }

  private static @Nullable String illegalAmong(List<Move> moves, Position start) {
    Position position = start;
    for (Move move : moves) {
      if (!position.isLegal(move)) {
        return "the move %s is not legal".formatted(move);
      }
      position = position.play(move);
    }
    return null;
  }

  private static @Nullable String withoutPiece(Square square, Position position) {
    return position.at(square) == null ? "there is no piece on " + square : null;
  }

  private static @Nullable String noCapture(Move move, Position position) {
    Piece taken = position.at(move.to());
    return !position.isLegal(move) || taken == null ? move + " is not a legal capture" : null;
  }

  private static @Nullable String nothingDearest(Exercise.Choose exercise) {
    return DryRun.of(exercise).solution().isEmpty()
        ? "the side not to move has no piece to compare"
        : null;
  }
}
