package org.queenside.puzzle.pattern;

import java.util.List;
import java.util.Objects;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;

/**
 * What the rules say about a puzzle.
 *
 * @param pattern the pattern of the mate, or the most characteristic of several
 * @param piece the piece that makes this move: a pawn for a promotion
 * @param men pieces and pawns on the board, kings included, 3 to 32
 * @param checks legal moves that give check, among which the learner finds the right one
 * @param answers moves that mate, 1 or more
 */
public record PuzzleLabels(MatePattern pattern, Role piece, int men, int checks, int answers) {

  /**
   * Returns the labels of a position in which the side to move can mate at once.
   *
   * @throws IllegalArgumentException if it cannot
   */
  public static PuzzleLabels of(Position position) {
    List<Move> checks = position.checkingMoves();
    MatePattern pattern = null;
    Move telling = null;
    int answers = 0;
    for (Move move : checks) {
      if (position.play(move).hasLegalMove()) {
        continue;
      }
      answers++;
      MatePattern found = MatePattern.of(position, move);
      if (pattern == null || found.compareTo(pattern) < 0) {
        pattern = found;
        telling = move;
      }
    }
    if (pattern == null || telling == null) {
      throw new IllegalArgumentException("no mate in one move in " + position);
    }
    Role piece = Objects.requireNonNull(position.at(telling.from())).role();
    return new PuzzleLabels(pattern, piece, position.occupied().size(), checks.size(), answers);
  }
}
