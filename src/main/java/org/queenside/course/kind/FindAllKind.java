package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.ALL;
import static org.queenside.course.syntax.ExerciseField.BEFORE;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SOLUTIONS;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.MoveKind;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.course.syntax.StartingPosition;
import org.queenside.course.syntax.ValueParsers;

/** Finding all moves of some kind. */
final class FindAllKind extends ExerciseKind<Exercise.FindAll> {
  /** Finding more than this many one by one is tedious. */
  private static final int MOST_TO_FIND = 12;

  FindAllKind() {
    super(
        "find-all", FindAllState::first, List.of(POSITION, ALL, HINTS), List.of(BEFORE, SOLUTIONS));
  }

  @Override
  public Exercise.@Nullable FindAll read(ExerciseFields fields) {
    StartingPosition start = fields.startingFrom(fields.position());
    ExerciseInfo info = fields.info(start.position().turn());
    MoveKind wanted = fields.required(ALL, "answers", ValueParsers::moveKind);
    return wanted == null
        ? null
        : new Exercise.FindAll(info, start.position(), start.past(), wanted);
  }

  @Override
  public void lint(Exercise.FindAll exercise, ExerciseFields fields) {
    List<Move> right = exercise.wanted().in(exercise.position());
    if (exercise.wanted() == MoveKind.ANSWERS && !exercise.position().isCheck()) {
      fields.problem(ALL, "there is no check to answer", "Change the position");
    } else if (right.isEmpty() || right.size() > MOST_TO_FIND) {
      fields.problem(
          ALL,
          "there are %d moves to find".formatted(right.size()),
          "Change the position so that there are 1 to " + MOST_TO_FIND);
    }
    SolutionLint.check(right, fields);
  }

  @Override
  public boolean hintsNameRightMoves() {
    return true;
  }

  @Override
  public PrintedTask print(Exercise.FindAll exercise) {
    return withFirstBoard(
            new AnswerFormat.AnyOrder(exercise.wanted().in(exercise.position()).size()), exercise)
        .startingFrom(exercise.position());
  }

  @Override
  public AnswerKey answerKey(Exercise.FindAll exercise) {
    return new AnswerKey.AllOf(
        AnswerKey.written(exercise.position(), exercise.wanted().in(exercise.position())));
  }
}
