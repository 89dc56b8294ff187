package org.queenside.engine;

import org.queenside.chess.Captures;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;

/** The material a move gains by capturing and promoting. */
public final class MaterialGain {
  private MaterialGain() {}

  /** Returns true if a legal move takes a piece. */
  static boolean isCapture(Position position, Move move) {
    return Captures.square(position, move.from(), move.to()) != null;
  }

  /**
   * Returns the material that a legal move gains by capturing and promoting; 0 if it does neither.
   */
  public static int of(Position position, Move move) {
    Piece taken = position.at(move.to());
    int gain = 0;
    if (taken != null) {
      gain = ExchangeValue.of(taken.role());
    } else if (Captures.enPassant(position, move.from(), move.to()) != null) {
      gain = ExchangeValue.PAWN;
    }
    Role promotion = move.promotion();
    return promotion == null ? gain : gain + ExchangeValue.of(promotion) - ExchangeValue.PAWN;
  }
}
