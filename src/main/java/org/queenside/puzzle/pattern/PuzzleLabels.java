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
 * @param piece the piece that makes this move; for a promotion, a pawn
 * @param men the number of pieces and pawns on the board, including kings, 3 to 32
 * @param checks the number of legal moves that give check
 * @param answers the number of moves that mate, 1 or more
 */
public record PuzzleLabels(MatePattern pattern, Role piece, int men, int checks, int answers) {

  /**
   * Returns the labels of a position in which the side to move can mate at once.
   *
   * @throws IllegalArgumentException if it can't
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
