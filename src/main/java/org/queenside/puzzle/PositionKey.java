package org.queenside.puzzle;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.queenside.chess.Position;

/**
 * Tells positions of a collection apart: 64 bits of a hash. Among a million positions, two share a
 * key by chance once in 40 million collections.
 */
final class PositionKey {

  private PositionKey() {}

  /** The same for the same position, whatever its counters; see {@link Position#repetitionKey}. */
  static long of(Position position) {
    byte[] fen = position.repetitionKey().toString().getBytes(StandardCharsets.US_ASCII);
    try {
      return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(fen)).getLong();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
