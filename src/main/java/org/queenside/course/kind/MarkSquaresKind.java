package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.MARK;
import static org.queenside.course.syntax.ExerciseField.POSITION;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.SquareRule;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.course.syntax.SquareRuleSyntax;

/** Marking all squares that fit a rule. */
final class MarkSquaresKind extends ExerciseKind<Exercise.MarkSquares> {
  MarkSquaresKind() {
    super("mark", MarkSquaresState::first, List.of(MARK, HINTS), List.of(POSITION));
  }

  @Override
  public Exercise.@Nullable MarkSquares read(ExerciseFields fields) {
    Position position = fields.positionOrEmptyBoard();
    ExerciseInfo info = fields.info(position.turn());
    SquareRule rule =
        fields.required(MARK, "targets of a1", text -> SquareRuleSyntax.read(text, position));
    return rule == null ? null : new Exercise.MarkSquares(info, position, rule);
  }

  @Override
  public void lint(Exercise.MarkSquares exercise, ExerciseFields fields) {
    if (exercise.rule().squares(exercise.position()).isEmpty()) {
      fields.problem(MARK, "no square fits", "Change the position or what is to be marked");
    }
  }

  @Override
  public Stream<Answer.Try> answersNamed(String key, Exercise.MarkSquares exercise) {
    return AnswerKeys.onSquare(key, Answer.Toggle::new);
  }

  @Override
  public String hintKey(Exercise.MarkSquares exercise) {
    return "hint.squares";
  }

  @Override
  public boolean isJudgedFromBoard() {
    return false;
  }

  @Override
  public PrintedTask print(Exercise.MarkSquares exercise) {
    return withFirstBoard(new AnswerFormat.Ticks(), exercise);
  }

  @Override
  public AnswerKey answerKey(Exercise.MarkSquares exercise) {
    return new AnswerKey.AllOf(
        exercise.rule().squares(exercise.position()).stream().map(Square::toString).toList());
  }
}
