package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.NOTATION;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SCORE;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Message;
import org.queenside.course.model.Notation;
import org.queenside.course.model.Scene;
import org.queenside.course.model.ScoreSheet;
import org.queenside.course.syntax.AnnotatedGame;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.TextLint;

/** Going through a game. */
final class ReplayKind extends ExerciseKind<Exercise.Replay> {
  ReplayKind() {
    super("replay", State::first, List.of(SCORE), List.of(POSITION, NOTATION));
  }

  @Override
  public Exercise.@Nullable Replay read(ExerciseYaml fields) {
    AnnotatedGame game = AnnotatedGame.read(fields);
    return game == null
        ? null
        : new Exercise.Replay(game.info(), game.score(), game.remarks(), game.notation());
  }

  @Override
  public void lint(Exercise.Replay exercise, ExerciseYaml fields) {
    exercise.remarks().values().forEach(remark -> TextLint.check(SCORE, remark, fields));
  }

  @Override
  public Stream<Answer.Try> answersForKey(String key, Exercise.Replay exercise) {
    return Stream.of();
  }

  /**
   * The state of {@link Exercise.Replay}.
   *
   * @param at the number of moves on the board
   * @param from the number of moves on the board before the last step
   */
  record State(Exercise.Replay exercise, int at, int from, boolean complete)
      implements ExerciseState {

    static State first(Exercise.Replay exercise) {
      return new State(exercise, 0, 0, false);
    }

    @Override
    public Verdict judge(Answer.Try answer) {
      if (complete) {
        return Verdict.ignored();
      }
      if (answer instanceof Answer.Next) {
        boolean seen = at == exercise.score().size();
        return Verdict.right(
            seen ? new State(exercise, at, at, true) : new State(exercise, at + 1, at, false));
      }
      if (answer instanceof Answer.TurnTo(int played)
          && played >= 0
          && played <= exercise.score().size()
          && played != at) {
        return Verdict.right(new State(exercise, played, at, false));
      }
      return Verdict.ignored();
    }

    @Override
    public Scene scene() {
      GameScore score = exercise.score();
      String remark = exercise.remarks().get(at);
      return SceneBuilder.of(Scene.Mode.SHOW, exercise.info(), score.after(at))
          .last(score.last(at))
          .moves(at == from + 1 ? score.moves().subList(from, at) : List.of())
          .aside(
              ScoreSheet.of(
                  score,
                  at,
                  exercise.notation(),
                  EnumSet.allOf(Notation.class),
                  ScoreSheet.Purpose.REPLAY))
          .prompt(remark == null ? null : Message.text(remark))
          .scene();
    }

    @Override
    public List<Answer.Try> solution() {
      return complete
          ? List.of()
          : Collections.nCopies(exercise.score().size() - at + 1, new Answer.Next());
    }

    @Override
    public boolean canPoint() {
      return false;
    }
  }
}
