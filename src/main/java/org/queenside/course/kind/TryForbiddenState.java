package org.queenside.course.kind;

import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;

/**
 * The state of {@link Exercise.TryForbidden}.
 *
 * @param ontoOwnPieces the wanted tries that end on an own piece, which are slow to compute
 */
record TryForbiddenState(
    Exercise.TryForbidden exercise, Map<Square, SquareSet> ontoOwnPieces, boolean complete)
    implements ExerciseState {

  TryForbiddenState(Exercise.TryForbidden exercise) {
    this(exercise, ontoOwnPieces(exercise), false);
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    return complete
        ? Verdict.ignored()
        : MoveAnswer.judge(answer, exercise.position(), this::judge);
  }

  private Verdict judge(Move move) {
    return switch (Ruling.of(exercise.position(), move, exercise.past())) {
      case Ruling.Illegal illegal ->
          isWanted(exercise, move, illegal)
              ? Verdict.noted(
                  new TryForbiddenState(exercise, Map.of(), true), new Message.Refusal(illegal))
              : Verdict.refused(illegal);
      case Ruling.Legal _ -> Verdict.wrong(BoardHighlights.NONE, "forbidden.allowed");
    };
  }

  private static boolean isWanted(Exercise.TryForbidden exercise, Move move) {
    return Ruling.of(exercise.position(), move, exercise.past()) instanceof Ruling.Illegal illegal
        && isWanted(exercise, move, illegal);
  }

  private static boolean isWanted(
      Exercise.TryForbidden exercise, Move move, Ruling.Illegal illegal) {
    return illegal.reason().code().equals(exercise.reason())
        && (exercise.move() == null || exercise.move().equals(move));
  }

  @Override
  public Scene scene() {
    return SceneBuilder.moving(exercise.info(), exercise.position(), exercise.past().lastMove())
        .tries(ontoOwnPieces)
        .scene();
  }

  private static Map<Square, SquareSet> ontoOwnPieces(Exercise.TryForbidden exercise) {
    SquareSet own = exercise.position().pieces(exercise.position().turn());
    Map<Square, SquareSet> tries = new EnumMap<>(Square.class);
    for (Square from : own) {
      for (Square to : own) {
        if (from != to && isWanted(exercise, Move.of(from, to))) {
          tries.merge(from, SquareSet.of(to), SquareSet::union);
        }
      }
    }
    return tries;
  }

  @Override
  public List<Answer.Try> solution() {
    Move move = complete ? null : wanted();
    return move == null ? List.of() : List.of(new Answer.Play(move));
  }

  private @Nullable Move wanted() {
    Position position = exercise.position();
    return tries(position)
        .filter(move -> isWanted(exercise, move))
        // Dropping the king on its rook castles too, but a move of two squares shows it better.
        .min(Comparator.comparing(move -> position.pieces(position.turn()).contains(move.to())))
        .orElse(null);
  }

  /** Returns every way to drop a piece on a square, with and without a promotion. */
  static Stream<Move> tries(Position position) {
    return position.occupied().stream()
        .flatMap(
            from ->
                Arrays.stream(Square.values())
                    .flatMap(to -> Stream.of(Move.of(from, to), Move.of(from, to, Role.QUEEN))));
  }

  @Override
  public BoardHighlights pointer() {
    Move move = wanted();
    return move == null ? BoardHighlights.NONE : BoardHighlights.arrow(move);
  }
}
