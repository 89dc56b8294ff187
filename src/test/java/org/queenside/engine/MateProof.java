package org.queenside.engine;

import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** Proves mates by trying every move, without the search and its shortcuts. */
final class MateProof {
  private MateProof() {}

  /** Returns true if the side to move can force mate in exactly two moves. */
  static boolean isMateInTwo(Position position) {
    return position.matesInOne().isEmpty()
        && position.legalMoves().stream().anyMatch(move -> forcesMateInTwo(position, move));
  }

  /** Returns true if a move is followed by mate on the next move, whatever the reply. */
  static boolean forcesMateInTwo(Position position, Move move) {
    Position next = position.play(move);
    return next.hasLegalMove()
        && next.legalMoves().stream().allMatch(answer -> !next.play(answer).matesInOne().isEmpty());
  }
}
