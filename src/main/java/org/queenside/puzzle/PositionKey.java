package org.queenside.puzzle;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.queenside.chess.Position;

/**
 * A 64-bit hash that identifies a position within a collection. In a collection of a million
 * positions, the chance that any two share a key is 1 in 40 million.
 */
final class PositionKey {

  private PositionKey() {}

  /** Returns the key, which does not depend on the counters; see {@link Position#repetitionKey}. */
  static long of(Position position) {
    byte[] fen = position.repetitionKey().toString().getBytes(StandardCharsets.US_ASCII);
    try {
      return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(fen)).getLong();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
