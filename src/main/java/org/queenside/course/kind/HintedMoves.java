package org.queenside.course.kind;

import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.course.model.ExerciseInfo;

/**
 * The moves that the last hint of an exercise names, so that of several right moves the board shows
 * the one that the learner reads about.
 *
 * @param squares the squares in the hint, which are the same in every language
 */
record HintedMoves(List<Square> squares) {
  private static final Pattern SQUARE = Pattern.compile("\\b[a-h][1-8]\\b");

  static HintedMoves of(ExerciseInfo info) {
    return new HintedMoves(
        info.hints().isEmpty()
            ? List.of()
            : SQUARE
                .matcher(info.hints().getLast())
                .results()
                .map(MatchResult::group)
                .map(Square::parse)
                .toList());
  }

  /** Returns the moves with those that the hint names in front, otherwise in their order. */
  List<Move> first(List<Move> moves) {
    return squares.isEmpty()
        ? moves
        : moves.stream().sorted(Comparator.comparing((Move move) -> !isNamed(move))).toList();
  }

  /** Returns those of the moves that the hint names, in their order. */
  List<Move> among(List<Move> moves) {
    return squares.isEmpty() ? List.of() : moves.stream().filter(this::isNamed).toList();
  }

  /** Returns whether the hint says “from d8 to g5”, or names only where to go first. */
  private boolean isNamed(Move move) {
    int from = squares.indexOf(move.from());
    return from < 0
        ? move.to() == squares.getFirst()
        : from + 1 < squares.size() && move.to() == squares.get(from + 1);
  }
}
