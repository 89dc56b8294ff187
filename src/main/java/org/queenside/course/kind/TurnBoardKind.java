package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.TURNED;

import java.util.List;
import java.util.stream.Stream;
import org.queenside.chess.Color;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.ExerciseFields;

/** Turning an empty board until it is the right way round. */
final class TurnBoardKind extends ExerciseKind<Exercise.TurnBoard> {
  TurnBoardKind() {
    super("turn", TurnBoardState::first, List.of(HINTS), List.of(TURNED));
  }

  @Override
  public Exercise.TurnBoard read(ExerciseFields fields) {
    return new Exercise.TurnBoard(fields.info(Color.WHITE), fields.flag(TURNED));
  }

  @Override
  public Stream<Answer.Try> answersNamed(String key, Exercise.TurnBoard exercise) {
    return Stream.of();
  }

  @Override
  public String hintKey(Exercise.TurnBoard exercise) {
    return "hint.squares";
  }
}
