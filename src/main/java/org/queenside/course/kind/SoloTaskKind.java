package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.AT_MOST;
import static org.queenside.course.syntax.ExerciseField.KIND;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SAFE;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.course.model.Exercise;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;

/** The base class for exercises in which one side makes all the moves. */
abstract class SoloTaskKind<E extends Exercise.SoloTask> extends ExerciseKind<E> {
  SoloTaskKind(String word, List<ExerciseField> required) {
    super(word, SoloTaskState::first, required, List.of(AT_MOST, SAFE));
  }

  @Override
  public void lint(E exercise, ExerciseYaml fields) {
    if (start(exercise).complete()) {
      fields.problem(POSITION, "there is nothing to capture", "Add pieces of the other side");
      return;
    }
    switch (SoloTaskSearch.Route.shortest(exercise)) {
      case SoloTaskSearch.Route.Found(List<Move> moves) -> checkPar(exercise, moves, fields);
      case SoloTaskSearch.Route.Impossible _ ->
          fields.problem(KIND, "it can't be done", "Change the position or the stars");
      case SoloTaskSearch.Route.Unknown _ ->
          fields.problem(
              KIND,
              "there are too many positions to check",
              "Remove pieces that can move, or stars");
    }
  }

  private void checkPar(E exercise, List<Move> shortest, ExerciseYaml fields) {
    if (exercise.par() > 0 && shortest.size() > exercise.par()) {
      fields.problem(
          AT_MOST,
          "it takes at least %d moves: %s".formatted(shortest.size(), shortest),
          "Write 'at-most: %d' or more".formatted(shortest.size()));
    }
  }

  @Override
  public final @Nullable PrintedTask print(E exercise) {
    int shortest = DryRun.of(exercise).solution().size();
    return shortest == 0
        ? null
        : withFirstBoard(AnswerFormat.Line.ofMoves(Math.max(shortest, exercise.par())), exercise)
            .startingFrom(exercise.position());
  }

  @Override
  public final AnswerKey answerKey(E exercise) {
    return new AnswerKey.OneOf(
        List.of(SolutionLineSearch.solution(exercise, exercise.position())), false);
  }
}
