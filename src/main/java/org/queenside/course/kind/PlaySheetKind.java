package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.NOTATION;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SCORE;
import static org.queenside.course.syntax.ExerciseField.SIDE;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.pgn.PgnGame;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Notation;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.course.syntax.GameSyntax;
import org.queenside.course.syntax.ValueParsers;

/** Moves to make on the board as a score sheet says. */
final class PlaySheetKind extends ExerciseKind<Exercise.PlaySheet> {
  PlaySheetKind() {
    super("play-sheet", List.of(SCORE, HINTS), List.of(POSITION, NOTATION, SIDE));
  }

  @Override
  public Exercise.@Nullable PlaySheet read(ExerciseFields fields) {
    Position start = fields.positionOrStart();
    ExerciseInfo info = fields.info(start.turn());
    PgnGame game = GameSyntax.score(fields, start);
    Notation notation = GameSyntax.notation(fields);
    Color side = fields.value(SIDE, ValueParsers::color);
    return game == null
        ? null
        : new Exercise.PlaySheet(info, GameScore.of(start, game.mainLine()), notation, side);
  }

  @Override
  public ExerciseState start(Exercise.PlaySheet exercise) {
    return PlaySheetState.first(exercise);
  }

  @Override
  public void lint(Exercise.PlaySheet exercise, ExerciseFields fields) {
    if (start(exercise).complete()) {
      fields.problem(SIDE, "that side has no move to make", "Change 'side' or 'score'");
    }
  }
}
