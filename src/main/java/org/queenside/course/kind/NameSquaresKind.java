package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.FIND;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.NAME;
import static org.queenside.course.syntax.ExerciseField.POSITION;

import java.util.List;
import java.util.stream.Stream;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.course.syntax.ValueParsers;

/** Naming lit squares. */
final class NameSquaresKind extends ExerciseKind<Exercise.NameSquares> {
  NameSquaresKind() {
    super(
        "square",
        exercise -> new NameSquaresState(exercise, 0),
        List.of(NAME, HINTS),
        List.of(POSITION));
  }

  @Override
  boolean isDescribedBy(ExerciseFields fields) {
    return fields.has(NAME) && !fields.has(FIND);
  }

  @Override
  public Exercise.NameSquares read(ExerciseFields fields) {
    Position position = fields.positionOrEmptyBoard();
    ExerciseInfo info = fields.info(position.turn());
    List<Square> squares = fields.values(NAME, ValueParsers::square);
    if (squares.isEmpty()) {
      fields.problem(NAME, "there is no square to name", "Add 'name: [e4]'");
    }
    return new Exercise.NameSquares(info, position, squares);
  }

  @Override
  public Stream<Answer.Try> answersNamed(String key, Exercise.NameSquares exercise) {
    return Stream.of(new Answer.Typed(key));
  }

  @Override
  public String hintKey(Exercise.NameSquares exercise) {
    return "hint.name";
  }

  @Override
  public boolean isJudgedFromBoard() {
    return false;
  }

  @Override
  public PrintedTask print(Exercise.NameSquares exercise) {
    return PrintedTask.of(
        new AnswerFormat.Names(exercise.squares().size()),
        List.of(firstBoard(exercise).numbering(exercise.squares())));
  }

  @Override
  public AnswerKey answerKey(Exercise.NameSquares exercise) {
    return AnswerKey.ofSquares(exercise.squares());
  }
}
