package org.queenside.course.kind;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Message;
import org.queenside.course.model.Notation;
import org.queenside.course.model.Scene;
import org.queenside.course.model.ScoreSheet;

/**
 * The state of {@link Exercise.Replay}.
 *
 * @param at the number of moves on the board
 * @param from the number of moves on the board before the last step
 */
record ReplayState(Exercise.Replay exercise, int at, int from, boolean complete)
    implements ExerciseState {

  static ReplayState first(Exercise.Replay exercise) {
    return new ReplayState(exercise, 0, 0, false);
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    if (complete) {
      return Verdict.ignored();
    }
    if (answer instanceof Answer.Next) {
      boolean seen = at == exercise.score().size();
      return Verdict.right(
          seen
              ? new ReplayState(exercise, at, at, true)
              : new ReplayState(exercise, at + 1, at, false));
    }
    if (answer instanceof Answer.TurnTo(int played)
        && played >= 0
        && played <= exercise.score().size()
        && played != at) {
      return Verdict.right(new ReplayState(exercise, played, at, false));
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
