package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.AT_MOST;
import static org.queenside.course.syntax.ExerciseField.GAME;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.STRENGTH;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.course.syntax.ValueParsers;
import org.queenside.play.MiniGame;
import org.queenside.play.Strength;

/** Winning a mini-game against the computer. */
final class WinMiniGameKind extends ExerciseKind<Exercise.WinMiniGame> {
  WinMiniGameKind() {
    super(
        "play",
        WinMiniGameState::first,
        List.of(GAME, HINTS),
        List.of(POSITION, STRENGTH, AT_MOST));
  }

  @Override
  boolean isDescribedBy(ExerciseFields fields) {
    return fields.has(GAME);
  }

  @Override
  public Exercise.@Nullable WinMiniGame read(ExerciseFields fields) {
    MiniGame game = fields.required(GAME, "pawn-game", ValueParsers::game);
    Strength strength = fields.value(STRENGTH, ValueParsers::strength);
    if (fields.has(AT_MOST)) {
      fields.problem(AT_MOST, "a mini-game has no number of moves", "Remove 'at-most'");
    }
    Position position = game == null || fields.has(POSITION) ? fields.position() : game.start();
    ExerciseInfo info = fields.info(position.turn());
    return game == null
        ? null
        : new Exercise.WinMiniGame(
            info, game, position, strength == null ? Strength.EASY : strength);
  }

  @Override
  public void lint(Exercise.WinMiniGame exercise, ExerciseFields fields) {
    if (DryRun.of(exercise).solution().isEmpty()) {
      fields.problem(
          POSITION,
          "no way was found to win against this opponent",
          "Change 'strength' or 'position'");
    }
  }
}
