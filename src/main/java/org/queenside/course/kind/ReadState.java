package org.queenside.course.kind;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.course.model.Answer;
import org.queenside.course.model.DemoStep;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;

/**
 * The state of {@link Exercise.Read}.
 *
 * @param positions the position at each step, after the step's move
 * @param step the step on the screen, or the number of steps once all have been seen
 */
record ReadState(Exercise.Read exercise, List<Position> positions, int step)
    implements ExerciseState {

  /**
   * Plays through the demonstration.
   *
   * @throws IllegalArgumentException if one of its moves is not legal
   */
  static ReadState first(Exercise.Read exercise) {
    List<Position> positions = new ArrayList<>();
    Position position = exercise.position();
    for (DemoStep step : exercise.steps()) {
      if (step.position() != null) {
        position = step.position();
      }
      if (step.move() != null) {
        position = play(position, step.move());
      }
      positions.add(position);
    }
    return new ReadState(exercise, List.copyOf(positions), 0);
  }

  /**
   * Plays a move for whichever side it belongs to: in a demonstration, one side may move twice in a
   * row.
   */
  private static Position play(Position position, Move move) {
    Piece piece = position.at(move.from());
    return piece == null || piece.color() == position.turn()
        ? position.play(move)
        : position.withTurn(piece.color()).play(move);
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    return answer instanceof Answer.Next && !complete()
        ? Verdict.right(new ReadState(exercise, positions, step + 1))
        : Verdict.ignored();
  }

  @Override
  public boolean complete() {
    return step == positions.size();
  }

  @Override
  public Scene scene() {
    int shown = Math.min(step, positions.size() - 1);
    DemoStep now = exercise.steps().get(shown);
    Move move = now.move();
    return SceneBuilder.of(Scene.Mode.SHOW, exercise.info(), positions.get(shown))
        .noTurn()
        .prompt(Message.text(now.text()))
        .last(move)
        .moves(move == null || complete() ? List.of() : List.of(move))
        .arrows(now.arrows())
        .circles(now.circles())
        .marks(now.marks())
        .progress(shown + 1, positions.size())
        .scene();
  }

  @Override
  public List<Answer.Try> solution() {
    return Collections.nCopies(positions.size() - step, new Answer.Next());
  }

  @Override
  public boolean canPoint() {
    return false;
  }
}
