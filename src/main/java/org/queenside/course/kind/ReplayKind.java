package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.NOTATION;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SCORE;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.chess.pgn.PgnGame;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Notation;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.course.syntax.GameSyntax;
import org.queenside.course.syntax.TextLint;

/** A game to go through. */
final class ReplayKind extends ExerciseKind<Exercise.Replay> {
  ReplayKind() {
    super("replay", List.of(SCORE), List.of(POSITION, NOTATION));
  }

  @Override
  public Exercise.@Nullable Replay read(ExerciseFields fields) {
    Position start = fields.positionOrStart();
    ExerciseInfo info = fields.info(start.turn());
    PgnGame game = GameSyntax.score(fields, start);
    Notation notation = GameSyntax.notation(fields);
    return game == null
        ? null
        : new Exercise.Replay(
            info, GameScore.of(start, game.mainLine()), GameSyntax.remarks(game.moves()), notation);
  }

  @Override
  public ExerciseState start(Exercise.Replay exercise) {
    return ReplayState.first(exercise);
  }

  @Override
  public void lint(Exercise.Replay exercise, ExerciseFields fields) {
    exercise.remarks().values().forEach(remark -> TextLint.check(SCORE, remark, fields));
  }

  @Override
  public Stream<Answer.Try> answersNamed(String key, Exercise.Replay exercise) {
    return Stream.of();
  }
}
