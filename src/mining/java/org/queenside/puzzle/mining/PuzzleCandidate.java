package org.queenside.puzzle.mining;

import java.util.List;
import java.util.Objects;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.puzzle.pattern.PuzzleLabels;

/**
 * A position that may become a puzzle.
 *
 * @param position the solver to move, counters at their start
 * @param labels what kind of mate it is
 * @param unique whether all mating moves go between the same two squares: promotions of one pawn
 *     count once
 */
record PuzzleCandidate(Position position, PuzzleLabels labels, boolean unique) {

  /**
   * @param mates all moves that mate, at least one
   */
  static PuzzleCandidate of(Position position, List<Move> mates) {
    Move first = mates.getFirst();
    boolean unique =
        mates.stream().allMatch(move -> move.from() == first.from() && move.to() == first.to());
    return new PuzzleCandidate(position.repetitionKey(), PuzzleLabels.of(position), unique);
  }

  /** Returns the square of the king to be mated. */
  Square king() {
    return Objects.requireNonNull(position.king(position.turn().opposite()));
  }
}
