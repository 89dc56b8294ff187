package org.queenside.course.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.course.Answer;
import org.queenside.course.Beat;
import org.queenside.course.Exercise;
import org.queenside.course.Say;
import org.queenside.course.Scene;
import org.queenside.course.Sketch;

/**
 * A demonstration at one of its beats.
 *
 * @param positions the position at each beat, its move already made
 * @param beat the beat on show, or the number of beats when all are seen
 */
record ReadStage(Exercise.Read exercise, List<Position> positions, int beat) implements Stage {

  /**
   * Plays the demonstration through.
   *
   * @throws IllegalArgumentException if one of its moves is not legal
   */
  static ReadStage first(Exercise.Read exercise) {
    List<Position> positions = new ArrayList<>();
    Position position = exercise.position();
    for (Beat beat : exercise.beats()) {
      if (beat.position() != null) {
        position = beat.position();
      }
      if (beat.move() != null) {
        position = play(position, beat.move());
      }
      positions.add(position);
    }
    return new ReadStage(exercise, List.copyOf(positions), 0);
  }

  /** A demonstration may let one side move twice in a row. */
  private static Position play(Position position, Move move) {
    Piece piece = position.at(move.from());
    return piece == null || piece.color() == position.turn()
        ? position.play(move)
        : position.withTurn(piece.color()).play(move);
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    return answer instanceof Answer.Next && !complete()
        ? Verdict.right(new ReadStage(exercise, positions, beat + 1))
        : Verdict.unfit();
  }

  @Override
  public boolean complete() {
    return beat == positions.size();
  }

  @Override
  public Scene scene() {
    int shown = Math.min(beat, positions.size() - 1);
    Beat now = exercise.beats().get(shown);
    Move move = now.move();
    return SceneDraft.of(Scene.Mode.SHOW, exercise.brief(), positions.get(shown))
        .noTurn()
        .prompt(Say.words(now.text()))
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
    return Collections.nCopies(positions.size() - beat, new Answer.Next());
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
