package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SIDE;
import static org.queenside.course.syntax.ExerciseField.TURNED;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.course.syntax.ValueParsers;

/** Finding mistakes in a set-up. */
final class FindFaultKind extends ExerciseKind<Exercise.FindFault> {
  FindFaultKind() {
    super("fault", FindFaultState::first, List.of(POSITION, HINTS), List.of(TURNED, SIDE));
  }

  @Override
  public Exercise.FindFault read(ExerciseFields fields) {
    Board pieces = fields.required(POSITION, "8/8/8/8/8/8/8/RNBKQBNR", ValueParsers::placement);
    return new Exercise.FindFault(
        fields.info(Color.WHITE),
        pieces == null ? Board.EMPTY : pieces,
        fields.flag(TURNED),
        fields.value(SIDE, ValueParsers::color));
  }

  @Override
  public void lint(Exercise.FindFault exercise, ExerciseFields fields) {
    List<SquareSet> faults = exercise.faults();
    if (!exercise.turned() && faults.isEmpty()) {
      fields.problem(POSITION, "there is no fault", "Change a piece, or write 'turned: true'");
    }
    if (exercise.turned() && !faults.isEmpty()) {
      fields.problem(
          TURNED,
          "the board is turned and pieces are wrong as well, on "
              + faults.stream().map(SquareSet::toString).collect(Collectors.joining()),
          "Keep one kind of fault");
    }
  }

  @Override
  public Stream<Answer.Try> answersNamed(String key, Exercise.FindFault exercise) {
    return AnswerKeys.onSquare(key, Answer.Pick::new);
  }

  @Override
  public String hintKey(Exercise.FindFault exercise) {
    return "hint.squares";
  }

  @Override
  public PrintedTask print(Exercise.FindFault exercise) {
    return withFirstBoard(new AnswerFormat.Faults(), exercise);
  }

  @Override
  public AnswerKey answerKey(Exercise.FindFault exercise) {
    return exercise.turned()
        ? new AnswerKey.BoardTurned()
        : new AnswerKey.Faults(exercise.faults());
  }
}
