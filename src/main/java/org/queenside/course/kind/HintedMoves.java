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
 * the one that the learner reads about. Squares are the same in every language.
 */
final class HintedMoves {
  private static final Pattern SQUARE = Pattern.compile("\\b[a-h][1-8]\\b");

  private HintedMoves() {}

  /** Returns the moves with those that the last hint names in front, otherwise in their order. */
  static List<Move> first(ExerciseInfo info, List<Move> moves) {
    List<Square> named = squares(info);
    return named.isEmpty()
        ? moves
        : moves.stream()
            .sorted(Comparator.comparing((Move move) -> !isNamed(move, named)))
            .toList();
  }

  /** Returns those of the moves that the last hint names, in their order. */
  static List<Move> among(ExerciseInfo info, List<Move> moves) {
    List<Square> named = squares(info);
    return named.isEmpty() ? List.of() : moves.stream().filter(m -> isNamed(m, named)).toList();
  }

  private static List<Square> squares(ExerciseInfo info) {
    return info.hints().isEmpty()
        ? List.of()
        : SQUARE
            .matcher(info.hints().getLast())
            .results()
            .map(MatchResult::group)
            .map(Square::parse)
            .toList();
  }

  /** Returns whether a hint says “from d8 to g5”, or names only where to go first. */
  private static boolean isNamed(Move move, List<Square> squares) {
    int from = squares.indexOf(move.from());
    return from < 0
        ? move.to() == squares.getFirst()
        : from + 1 < squares.size() && move.to() == squares.get(from + 1);
  }
}
