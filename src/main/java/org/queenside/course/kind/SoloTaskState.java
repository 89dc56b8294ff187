package org.queenside.course.kind;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;

/**
 * The state of {@link Exercise.SoloTask}.
 *
 * @param position the position; the learner's side is always to move
 * @param left the squares still to be reached
 * @param moves the number of moves made
 */
record SoloTaskState(
    Exercise.SoloTask exercise, Position position, SquareSet left, int moves, @Nullable Move last)
    implements ExerciseState {

  static SoloTaskState first(Exercise.SoloTask exercise) {
    Position position = exercise.position();
    return new SoloTaskState(exercise, position, left(exercise, position), 0, null);
  }

  private static SquareSet left(Exercise.SoloTask exercise, Position position) {
    return switch (exercise) {
      case Exercise.Collect collect -> collect.stars();
      case Exercise.CaptureAll _ -> capturable(position);
    };
  }

  /** Returns the pieces of the other side, except its king. */
  private static SquareSet capturable(Position position) {
    Color enemy = position.turn().opposite();
    return position.pieces(enemy).minus(position.pieces(Piece.of(enemy, Role.KING)));
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    return complete()
        ? Verdict.ignored()
        : MoveAnswerJudge.judge(answer, position, RulingContext.UNKNOWN, this::judge);
  }

  private Verdict judge(Ruling.Legal legal) {
    Move move = legal.move();
    SquareSet attackers = attackers(move);
    if (!attackers.isEmpty()) {
      return Verdict.wrong(
          BoardHighlights.attack(attackers, move.to()), "solo.attacked", move.to(), attackers);
    }
    SoloTaskState next = after(move);
    if (SoloTaskSearch.from(next, SoloTaskSearch.QUICK_SEARCH)
        instanceof SoloTaskSearch.Route.Impossible) {
      return Verdict.wrong(
          BoardHighlights.framing(next.left), "solo.dead-end", next.left, next.left.size());
    }
    return next.complete() && next.overPar()
        ? Verdict.praised(next, Message.coded("solo.over-par", next.moves, exercise.par()))
        : Verdict.praised(next, Message.coded("solo.done", next.moves));
  }

  /**
   * Returns the pieces that could capture the moving piece, if the exercise asks for safe moves.
   */
  private SquareSet attackers(Move move) {
    return exercise.safe()
        ? position.play(move).attackers(move.to(), position.turn().opposite())
        : SquareSet.EMPTY;
  }

  /** Returns whether a legal move is allowed: it is safe, or safety isn't required. */
  boolean allows(Move move) {
    return attackers(move).isEmpty();
  }

  /** Returns the state after a legal move. */
  SoloTaskState after(Move move) {
    Position next = position.play(move).withTurn(position.turn());
    SquareSet still =
        switch (exercise) {
          case Exercise.Collect _ -> left.without(move.to());
          case Exercise.CaptureAll _ -> capturable(next);
        };
    return new SoloTaskState(exercise, next, still, moves + 1, move);
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
    return SceneBuilder.moving(exercise.info(), position, last)
        .progress(of - left.size(), of)
        .stars(exercise instanceof Exercise.Collect ? left : SquareSet.EMPTY)
        .scene();
  }

  @Override
  public List<Answer.Try> solution() {
    return way().stream().<Answer.Try>map(Answer.Play::new).toList();
  }

  @Override
  public BoardHighlights pointer() {
    List<Move> way = way();
    return way.isEmpty() ? BoardHighlights.NONE : BoardHighlights.arrow(way.getFirst());
  }

  /** Returns a shortest way from here, the one that the last hint names if it is as short. */
  private List<Move> way() {
    List<Move> shortest = search();
    for (Move move : HintedMoves.of(exercise.info()).among(position.legalMoves())) {
      List<Move> rest = allows(move) ? after(move).search() : List.of();
      if (!rest.isEmpty() && rest.size() < shortest.size()) {
        return Stream.concat(Stream.of(move), rest.stream()).toList();
      }
    }
    return shortest;
  }

  private List<Move> search() {
    return SoloTaskSearch.from(this, SoloTaskSearch.LONG_SEARCH)
            instanceof SoloTaskSearch.Route.Found(List<Move> way)
        ? way
        : List.of();
  }
}
