package org.queenside.chess.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * Decodes the bytes of a PGN file. New files are UTF-8, old ones are Latin-1 as in the PGN
 * standard, and collections may mix them. So every valid UTF-8 sequence is read as such, and every
 * other byte as Latin-1.
 */
final class PgnDecoder extends Reader {
  private static final int BUFFER = 8192;
  private static final int BYTE = 0xFF;

  private final InputStream in;
  private final ByteBuffer bytes = ByteBuffer.allocate(BUFFER).flip();
  private final CharBuffer chars = CharBuffer.allocate(BUFFER).flip();
  private final CharsetDecoder utf8 =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT);
  private boolean ended;

  PgnDecoder(InputStream in) {
    this.in = in;
  }

  @Override
  public int read(char[] target, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, target.length);
    while (!chars.hasRemaining()) {
      if (ended && !bytes.hasRemaining()) {
        return -1;
      }
      decode();
    }
    int count = Math.min(length, chars.remaining());
    chars.get(target, offset, count);
    return count;
  }

  private void decode() throws IOException {
    fill();
    chars.clear();
    CoderResult result = utf8.decode(bytes, chars, ended);
    if (result.isMalformed()) {
      for (int i = 0; i < result.length() && chars.hasRemaining(); i++) {
        chars.put((char) (bytes.get() & BYTE));
      }
    }
    chars.flip();
  }

  private void fill() throws IOException {
    bytes.compact();
    int count = in.read(bytes.array(), bytes.position(), bytes.remaining());
    if (count < 0) {
      ended = true;
    } else {
      bytes.position(bytes.position() + count);
    }
    bytes.flip();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
