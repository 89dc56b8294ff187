package org.queenside.engine;

import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/**
 * A 64-bit hash of a position. Two positions that are the same for the repetition rules (FIDE
 * 9.2.3) have the same hash; any two others have the same hash with a probability of only 1 in
 * 2^64.
 */
final class PositionHash {
  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private PositionHash() {}

  static long of(Position position) {
    long key = position.turn().ordinal();
    key = mix(key, position.pieces(Color.WHITE).bits());
    key = mix(key, position.pieces(Role.PAWN).bits());
    key = mix(key, position.pieces(Role.KNIGHT).bits());
    key = mix(key, position.pieces(Role.BISHOP).bits());
    key = mix(key, position.pieces(Role.ROOK).bits());
    key = mix(key, position.pieces(Role.QUEEN).bits());
    key = mix(key, position.pieces(Role.KING).bits());
    key = mix(key, position.castling().rooks().bits());
    Square enPassant = position.enPassant();
    return enPassant != null && position.canCaptureEnPassant()
        ? mix(key, enPassant.ordinal())
        : key;
  }

  private static long mix(long key, long bits) {
    long mixed = (Long.rotateLeft(key, 23) ^ bits) * FACTOR;
    return mixed ^ mixed >>> 32;
  }
}
