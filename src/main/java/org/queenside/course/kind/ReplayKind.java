package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.NOTATION;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SCORE;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.course.syntax.ScoredGame;
import org.queenside.course.syntax.TextLint;

/** Going through a game. */
final class ReplayKind extends ExerciseKind<Exercise.Replay> {
  ReplayKind() {
    super("replay", ReplayState::first, List.of(SCORE), List.of(POSITION, NOTATION));
  }

  @Override
  public Exercise.@Nullable Replay read(ExerciseFields fields) {
    ScoredGame game = ScoredGame.read(fields);
    return game == null
        ? null
        : new Exercise.Replay(game.info(), game.score(), game.remarks(), game.notation());
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
