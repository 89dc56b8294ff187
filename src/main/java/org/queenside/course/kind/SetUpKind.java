package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.GIVEN;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.PLACE;
import static org.queenside.course.syntax.ExerciseField.TARGET;
import static org.queenside.course.syntax.ExerciseField.TIMED;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.Diagram;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.course.syntax.ValueParsers;

/** Placing pieces until the board shows a target. */
final class SetUpKind extends ExerciseKind<Exercise.SetUp> {
  SetUpKind() {
    super(
        "set-up",
        exercise -> new SetUpState(exercise, exercise.given()),
        List.of(TARGET, HINTS),
        List.of(GIVEN, PLACE, TIMED));
  }

  @Override
  public Exercise.SetUp read(ExerciseFields fields) {
    Board given = board(fields.value(GIVEN, ValueParsers::placement));
    Board target = board(fields.required(TARGET, "8/8/8/8/8/8/8/R6R", ValueParsers::placement));
    checkTray(fields, given, target);
    Color side = target.pieces(Color.WHITE).isEmpty() ? Color.BLACK : Color.WHITE;
    return new Exercise.SetUp(fields.info(side), given, target, fields.flag(TIMED));
  }

  private static Board board(@Nullable Board board) {
    return board == null ? Board.EMPTY : board;
  }

  /** The tray follows from the target; the file lists it only for its readers. */
  private static void checkTray(ExerciseFields fields, Board given, Board target) {
    List<Piece> tray = fields.values(PLACE, ValueParsers::piece);
    for (Piece piece : Piece.values()) {
      boolean missing = target.pieces(piece).size() > given.pieces(piece).size();
      if (!tray.isEmpty() && missing != tray.contains(piece)) {
        fields.problem(
            PLACE,
            missing
                ? "'%s' is still to be placed".formatted(piece.letter())
                : "no '%s' is left to be placed".formatted(piece.letter()),
            "List exactly the pieces that 'target' has and 'given' has not");
      }
    }
  }

  @Override
  public void lint(Exercise.SetUp exercise, ExerciseFields fields) {
    if (exercise.given().equals(exercise.target())) {
      fields.problem(GIVEN, "nothing is left to place", "Remove pieces from 'given'");
    }
    if (exercise.target().occupied().isEmpty()) {
      fields.problem(TARGET, "there is no piece to place", "Write the pieces as in a FEN");
    }
  }

  @Override
  public Stream<Answer.Try> answersNamed(String key, Exercise.SetUp exercise) {
    return start(exercise).scene().tray().keySet().stream()
        .flatMap(
            piece -> AnswerKeys.onSquare(key, square -> new Answer.Place(square, piece, null)));
  }

  @Override
  public String hintKey(Exercise.SetUp exercise) {
    return "hint.squares";
  }

  @Override
  public @Nullable PrintedTask print(Exercise.SetUp exercise) {
    return exercise.timed()
        ? null
        : withFirstBoard(new AnswerFormat.Drawing(start(exercise).scene().tray()), exercise);
  }

  @Override
  public AnswerKey answerKey(Exercise.SetUp exercise) {
    return new AnswerKey.Picture(Diagram.of(exercise.target(), exercise.info().orientation()));
  }
}
