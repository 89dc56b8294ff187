package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.AT_MOST;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.STRENGTH;

import java.util.List;
import java.util.OptionalInt;
import org.queenside.chess.Fen;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.play.LoneKingTablebase;

/** Mating a lone king against the best defence. */
final class MateLoneKingKind extends ExerciseKind<Exercise.MateLoneKing> {
  MateLoneKingKind() {
    super("play", MateLoneKingState::first, List.of(POSITION, HINTS), List.of(AT_MOST, STRENGTH));
  }

  @Override
  public Exercise.MateLoneKing read(ExerciseFields fields) {
    if (fields.has(STRENGTH)) {
      fields.problem(STRENGTH, "only a mini-game has a strength", "Remove it, or add 'game'");
    }
    Position position = fields.position();
    return new Exercise.MateLoneKing(fields.info(position.turn()), position, fields.atMost());
  }

  @Override
  public void lint(Exercise.MateLoneKing exercise, ExerciseFields fields) {
    if (!LoneKingTablebase.covers(exercise.position())
        || !(Fen.read(exercise.position().toString()).position() instanceof PositionResult.Valid)) {
      fields.problem(
          POSITION,
          "there is no lone king against queen, rook, two rooks, two bishops or bishop and knight",
          "Change the position, or name a 'game'");
      return;
    }
    OptionalInt least = LoneKingTablebase.movesToMate(exercise.position());
    if (DryRun.of(exercise).solution().isEmpty() || least.isEmpty()) {
      fields.problem(POSITION, "the side to move can't force mate", "Change the position");
    } else if (exercise.par() > 0 && least.getAsInt() > exercise.par()) {
      fields.problem(
          AT_MOST,
          "mate takes at least %d moves".formatted(least.getAsInt()),
          "Write 'at-most: %d' or more".formatted(least.getAsInt()));
    }
  }
}
