package org.queenside.puzzle.mining;

import java.util.List;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;

/** Decides whether a position with a mate makes a good puzzle. */
final class QualityFilter {
  private static final int MOST_AHEAD = 800;
  private static final int MOST_BEHIND = 1300;
  private static final int MOST_ANSWERS = 2;

  private QualityFilter() {}

  /**
   * Returns true if the position looks like one from a game that is still open without the mate,
   * and has one or two solutions.
   *
   * @param mates all moves that mate
   */
  static boolean accepts(Position position, List<Move> mates) {
    Color solver = position.turn();
    int ahead = Centipawns.all(position, solver) - Centipawns.all(position, solver.opposite());
    return mates.size() <= MOST_ANSWERS
        && ahead <= MOST_AHEAD
        && ahead >= -MOST_BEHIND
        && hasFirstPieces(position, Color.WHITE)
        && hasFirstPieces(position, Color.BLACK);
  }

  /** Returns true if none of a side's pieces must be a promoted pawn. */
  private static boolean hasFirstPieces(Position position, Color side) {
    return atMost(position, Piece.of(side, Role.QUEEN), 1)
        && atMost(position, Piece.of(side, Role.ROOK), 2)
        && atMost(position, Piece.of(side, Role.BISHOP), 2)
        && atMost(position, Piece.of(side, Role.KNIGHT), 2);
  }

  private static boolean atMost(Position position, Piece piece, int most) {
    return position.pieces(piece).size() <= most;
  }
}
