package org.queenside.game.review;

import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.engine.MaterialGain;
import org.queenside.engine.StaticExchangeEvaluation;

/** Finds captures that win a piece for nothing or for less. */
final class PieceCapture {

  /** The smallest gain that counts, in hundredths of a pawn: more than a pawn. */
  static final int LEAST_GAIN = 150;

  private PieceCapture() {}

  /** Returns whether a legal move takes a piece, not a pawn, and gains from it. */
  static boolean wins(Position position, Move move) {
    return takesPiece(position, move) && StaticExchangeEvaluation.of(position, move) >= LEAST_GAIN;
  }

  /**
   * Returns whether a reply takes a piece and costs something: more than the move before it gained,
   * and more than can be taken in return. A trade costs nothing.
   */
  static boolean costs(Position before, Move move, Move reply) {
    return wins(before.playLegal(move), reply) && cost(before, move, reply) >= LEAST_GAIN;
  }

  private static int cost(Position before, Move move, Move reply) {
    Position after = before.playLegal(move);
    return StaticExchangeEvaluation.of(after, reply)
        - MaterialGain.of(before, move)
        - bestCapture(after.playLegal(reply));
  }

  /** Returns the most that the side to move wins by a capture, in hundredths of a pawn. */
  private static int bestCapture(Position position) {
    return position.legalMoves().stream()
        .filter(move -> position.at(move.to()) != null)
        .mapToInt(move -> StaticExchangeEvaluation.of(position, move))
        .reduce(0, Math::max);
  }

  /**
   * Returns what a move gains, less what the best capture of a piece after it costs, in hundredths
   * of a pawn.
   */
  static int balance(Position before, Move move) {
    Position after = before.playLegal(move);
    int gain = MaterialGain.of(before, move);
    return -after.legalMoves().stream()
        .filter(reply -> takesPiece(after, reply))
        .mapToInt(reply -> cost(before, move, reply))
        .reduce(-gain, Math::max);
  }

  private static boolean takesPiece(Position position, Move move) {
    Piece taken = position.at(move.to());
    return taken != null && taken.role() != Role.PAWN;
  }
}
