package org.queenside.course.run;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.course.Answer;
import org.queenside.course.Exercise;
import org.queenside.course.GameScore;
import org.queenside.course.Notation;
import org.queenside.course.Say;
import org.queenside.course.Scene;
import org.queenside.course.Sheet;
import org.queenside.course.Sketch;

/**
 * A game being replayed.
 *
 * @param at how many moves are on the board
 * @param from how many were before the last step
 */
record ReplayStage(Exercise.Replay exercise, int at, int from, boolean complete) implements Stage {

  static ReplayStage first(Exercise.Replay exercise) {
    return new ReplayStage(exercise, 0, 0, false);
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    if (complete) {
      return Verdict.unfit();
    }
    if (answer instanceof Answer.Next) {
      boolean seen = at == exercise.score().size();
      return Verdict.right(
          seen
              ? new ReplayStage(exercise, at, at, true)
              : new ReplayStage(exercise, at + 1, at, false));
    }
    if (answer instanceof Answer.TurnTo(int played)
        && played >= 0
        && played <= exercise.score().size()
        && played != at) {
      return Verdict.right(new ReplayStage(exercise, played, at, false));
    }
    return Verdict.unfit();
  }

  @Override
  public Scene scene() {
    GameScore score = exercise.score();
    SceneDraft draft =
        SceneDraft.of(Scene.Mode.SHOW, exercise.brief(), score.after(at))
            .last(last())
            .moves(at == from + 1 ? score.moves().subList(from, at) : List.of())
            .aside(
                Sheet.of(
                    score,
                    at,
                    exercise.notation(),
                    EnumSet.allOf(Notation.class),
                    Sheet.Use.REPLAY));
    String remark = exercise.remarks().get(at);
    return remark == null ? draft.scene() : draft.prompt(Say.words(remark)).scene();
  }

  private @Nullable Move last() {
    return at == 0 ? null : exercise.score().moves().get(at - 1);
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

  @Override
  public Sketch pointer() {
    return Sketch.NONE;
  }
}
