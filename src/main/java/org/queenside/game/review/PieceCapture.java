package org.queenside.game.review;

import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.engine.StaticExchangeEvaluation;

/** Finds captures that win a piece for nothing or for less. */
final class PieceCapture {

  /** The smallest gain that counts, in hundredths of a pawn: more than a pawn. */
  static final int LEAST_GAIN = 150;

  private PieceCapture() {}

  /** Returns whether a legal move takes a piece, not a pawn, and gains from it. */
  static boolean wins(Position position, Move move) {
    Piece taken = position.at(move.to());
    return taken != null
        && taken.role() != Role.PAWN
        && StaticExchangeEvaluation.of(position, move) >= LEAST_GAIN;
  }

  /** Returns whether the side to move can win a piece at once. */
  static boolean isPossible(Position position) {
    return position.legalMoves().stream().anyMatch(move -> wins(position, move));
  }
}
