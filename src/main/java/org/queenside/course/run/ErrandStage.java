package org.queenside.course.run;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.SquareSet;
import org.queenside.course.Answer;
import org.queenside.course.Exercise;
import org.queenside.course.Say;
import org.queenside.course.Scene;
import org.queenside.course.Sketch;

/**
 * One side on its way to stars, or through the pieces of the other.
 *
 * @param position the learner's side is always to move
 * @param left the squares still to be reached
 * @param moves how many moves were made
 */
record ErrandStage(
    Exercise.Errand exercise, Position position, SquareSet left, int moves, @Nullable Move last)
    implements Stage {

  static ErrandStage first(Exercise.Errand exercise) {
    Position position = exercise.position();
    return new ErrandStage(exercise, position, left(exercise, position), 0, null);
  }

  private static SquareSet left(Exercise.Errand exercise, Position position) {
    return switch (exercise) {
      case Exercise.Collect collect -> collect.stars();
      case Exercise.CaptureAll _ -> prey(position);
    };
  }

  /** The pieces of the other side, without its king. */
  private static SquareSet prey(Position position) {
    Color enemy = position.turn().opposite();
    return position.pieces(enemy).minus(position.pieces(Piece.of(enemy, Role.KING)));
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    return complete() ? Verdict.unfit() : MoveAnswer.judge(answer, position, this::judge);
  }

  private Verdict judge(Move move) {
    return switch (Ruling.of(position, move)) {
      case Ruling.Illegal illegal -> new Verdict.Unlawful(illegal);
      case Ruling.Legal legal -> judgeLegal(legal.move());
    };
  }

  private Verdict judgeLegal(Move move) {
    SquareSet hunters = hunters(move);
    if (!hunters.isEmpty()) {
      return Verdict.missed(
          Sketch.attack(hunters, move.to()), "errand.attacked", move.to(), hunters);
    }
    ErrandStage next = after(move);
    if (RouteSearch.from(next, RouteSearch.QUICK_LOOK) instanceof Route.Impossible) {
      return Verdict.missed(
          Sketch.framing(next.left), "errand.dead-end", next.left, next.left.size());
    }
    if (next.complete() && next.overPar()) {
      return new Verdict.Right(
          next, Say.coded("errand.over-par", next.moves, exercise.par()), null, Sketch.NONE);
    }
    return new Verdict.Right(next, null, Say.coded("errand.done", next.moves), Sketch.NONE);
  }

  /** Returns the pieces that could take the one that makes the move, if that matters here. */
  private SquareSet hunters(Move move) {
    return exercise.safe()
        ? position.play(move).attackers(move.to(), position.turn().opposite())
        : SquareSet.EMPTY;
  }

  /** Returns whether the move is legal and, where that matters, safe. */
  boolean allows(Move move) {
    return hunters(move).isEmpty();
  }

  /** Returns the stage after a legal move. */
  ErrandStage after(Move move) {
    Position next = position.play(move).withTurn(position.turn());
    SquareSet still =
        switch (exercise) {
          case Exercise.Collect _ -> left.without(move.to());
          case Exercise.CaptureAll _ -> prey(next);
        };
    return new ErrandStage(exercise, next, still, moves + 1, move);
  }

  @Override
  public boolean overPar() {
    return exercise.par() > 0 && moves > exercise.par();
  }

  @Override
  public boolean complete() {
    return left.isEmpty();
  }

  @Override
  public Scene scene() {
    int of = left(exercise, exercise.position()).size();
    SceneDraft draft =
        SceneDraft.moving(exercise.brief(), position, last).progress(of - left.size(), of);
    return switch (exercise) {
      case Exercise.Collect _ -> draft.stars(left).scene();
      case Exercise.CaptureAll _ -> draft.scene();
    };
  }

  @Override
  public List<Answer.Try> solution() {
    return RouteSearch.from(this, RouteSearch.LONG_LOOK) instanceof Route.Found(List<Move> way)
        ? way.stream().<Answer.Try>map(Answer.Play::new).toList()
        : List.of();
  }

  @Override
  public boolean canPoint() {
    return !complete();
  }

  @Override
  public Sketch pointer() {
    return solution().isEmpty() || !(solution().getFirst() instanceof Answer.Play(Move move))
        ? Sketch.NONE
        : Sketch.arrow(move.from(), move.to());
  }
}
