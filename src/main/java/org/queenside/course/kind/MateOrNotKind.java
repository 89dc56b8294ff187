package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.BEFORE;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;

import java.util.List;
import java.util.stream.Stream;
import org.queenside.chess.Position;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.course.syntax.StartingPosition;

/** Judging whether a check is mate or there is a way out. */
final class MateOrNotKind extends ExerciseKind<Exercise.MateOrNot> {
  MateOrNotKind() {
    super("mate-or-not", MateOrNotState::first, List.of(POSITION, HINTS), List.of(BEFORE));
  }

  @Override
  public Exercise.MateOrNot read(ExerciseFields fields) {
    StartingPosition start = fields.startingFrom(fields.position());
    ExerciseInfo info = fields.info(start.position().turn());
    return new Exercise.MateOrNot(info, start.position(), start.past());
  }

  @Override
  public void lint(Exercise.MateOrNot exercise, ExerciseFields fields) {
    if (!exercise.position().isCheck()) {
      fields.problem(POSITION, "the side to move is not in check", "Change the position");
    }
  }

  @Override
  public Stream<Answer.Try> answersNamed(String key, Exercise.MateOrNot exercise) {
    return AnswerKeys.option(key);
  }

  @Override
  public String hintKey(Exercise.MateOrNot exercise) {
    return exercise.position().isCheckmate() ? "hint.mate" : "hint.way-out";
  }

  @Override
  public boolean hintsNameRightMoves() {
    return true;
  }

  @Override
  public PrintedTask print(Exercise.MateOrNot exercise) {
    Position position = exercise.position();
    return PrintedTask.of(
            new AnswerFormat.MateOrWayOut(), List.of(firstBoard(exercise).toMove(position.turn())))
        .startingFrom(position);
  }

  @Override
  public AnswerKey answerKey(Exercise.MateOrNot exercise) {
    Position position = exercise.position();
    return position.isCheckmate()
        ? new AnswerKey.Mate()
        : new AnswerKey.WaysOut(AnswerKey.written(position, position.legalMoves()));
  }
}
