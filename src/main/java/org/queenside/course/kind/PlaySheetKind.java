package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.NOTATION;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SCORE;
import static org.queenside.course.syntax.ExerciseField.SIDE;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.course.syntax.ScoredGame;
import org.queenside.course.syntax.ValueParsers;

/** Playing the moves of a score sheet on the board. */
final class PlaySheetKind extends ExerciseKind<Exercise.PlaySheet> {
  PlaySheetKind() {
    super(
        "play-sheet",
        PlaySheetState::first,
        List.of(SCORE, HINTS),
        List.of(POSITION, NOTATION, SIDE));
  }

  @Override
  public Exercise.@Nullable PlaySheet read(ExerciseFields fields) {
    ScoredGame game = ScoredGame.read(fields);
    Color side = fields.value(SIDE, ValueParsers::color);
    return game == null
        ? null
        : new Exercise.PlaySheet(game.info(), game.score(), game.notation(), side);
  }

  @Override
  public void lint(Exercise.PlaySheet exercise, ExerciseFields fields) {
    if (start(exercise).complete()) {
      fields.problem(SIDE, "that side has no move to make", "Change 'side' or 'score'");
    }
  }
}
