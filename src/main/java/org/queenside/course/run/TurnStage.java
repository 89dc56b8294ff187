package org.queenside.course.run;

import java.util.List;
import org.queenside.chess.Board;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.Answer;
import org.queenside.course.Exercise;
import org.queenside.course.Misconception;
import org.queenside.course.Option;
import org.queenside.course.Say;
import org.queenside.course.Scene;
import org.queenside.course.Sketch;

/**
 * An empty board that is turned until it lies right.
 *
 * @param turned whether it lies turned by a quarter now, with a light square on a1
 */
record TurnStage(Exercise.TurnBoard exercise, boolean turned, boolean complete) implements Stage {
  private static final Answer.Choose TURN = new Answer.Choose(0);
  private static final SquareSet RIGHT_HANDS = SquareSet.of(Square.H1, Square.A8);

  static TurnStage first(Exercise.TurnBoard exercise) {
    return new TurnStage(exercise, exercise.turned(), false);
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    if (complete) {
      return Verdict.unfit();
    }
    if (answer.equals(TURN)) {
      return Verdict.right(new TurnStage(exercise, !turned, false));
    }
    return answer instanceof Answer.Done ? done() : Verdict.unfit();
  }

  private Verdict done() {
    Sketch sketch = Sketch.framing(RIGHT_HANDS);
    return turned
        ? new Verdict.Missed(Say.coded("turn.wrong"), sketch, Misconception.DARK_CORNER_RIGHT)
        : new Verdict.Right(
            new TurnStage(exercise, false, true), null, Say.coded("turn.right"), sketch);
  }

  @Override
  public Scene scene() {
    return new SceneDraft(Scene.Mode.TURN, exercise.brief(), Board.EMPTY)
        .turned(turned)
        .options(complete ? List.of() : List.of(Option.of(Say.coded("turn.quarter"))))
        .scene();
  }

  @Override
  public List<Answer.Try> solution() {
    if (complete) {
      return List.of();
    }
    return turned ? List.of(TURN, new Answer.Done()) : List.of(new Answer.Done());
  }

  @Override
  public boolean canPoint() {
    return !complete;
  }

  @Override
  public Sketch pointer() {
    return complete ? Sketch.NONE : Sketch.framing(RIGHT_HANDS);
  }
}
