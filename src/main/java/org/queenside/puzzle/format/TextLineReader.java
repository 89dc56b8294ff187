package org.queenside.puzzle.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.pgn.LineSource;

/**
 * Reads lines in UTF-8 or, line by line, in the Windows form of Latin-1, with any line ending. Only
 * the beginning of a very long line is kept.
 */
final class TextLineReader implements LineSource {
  private static final char NOT_UTF8 = '\uFFFD';
  private static final String BYTE_ORDER_MARK = "\uFEFF";
  private static final Charset WINDOWS_LATIN = Charset.forName("windows-1252");

  private final InputStream in;
  private final int longest;
  private final byte[] buffer = new byte[1 << 16];
  private int next;
  private int limit;

  private byte[] line = new byte[1 << 10];
  private long lines;
  private long bytesBefore;

  /**
   * Creates a reader.
   *
   * @param longest the maximum number of bytes kept of a line
   */
  TextLineReader(InputStream in, int longest) {
    this.in = in;
    this.longest = longest;
  }

  /**
   * Returns the next line, or null at the end.
   *
   * @throws UnreadableFileException if the file can't be read any further
   */
  @Override
  public @Nullable Line next() throws IOException {
    if (next == limit && !fill()) {
      return null;
    }
    int length = 0;
    boolean cut = false;
    boolean ended = false;
    while (!ended && (next < limit || fill())) {
      int end = lineEnd();
      int taken = Math.min(end - next, longest - length);
      append(taken, length);
      length += taken;
      cut |= taken < end - next;
      next = end;
      ended = end < limit;
    }
    if (ended) {
      skipLineEnd();
    }
    lines++;
    return new Line(lines, text(length), cut);
  }

  private void append(int bytes, int length) {
    if (length + bytes > line.length) {
      line = Arrays.copyOf(line, Math.min(longest, Math.max(length + bytes, 2 * line.length)));
    }
    System.arraycopy(buffer, next, line, length, bytes);
  }

  private int lineEnd() {
    int end = next;
    while (end < limit && buffer[end] != '\n' && buffer[end] != '\r') {
      end++;
    }
    return end;
  }

  private void skipLineEnd() throws IOException {
    boolean carriageReturn = buffer[next++] == '\r';
    if (carriageReturn && (next < limit || fill()) && buffer[next] == '\n') {
      next++;
    }
  }

  private String text(int length) {
    String text = new String(line, 0, length, StandardCharsets.UTF_8);
    if (text.indexOf(NOT_UTF8) >= 0) {
      text = new String(line, 0, length, WINDOWS_LATIN);
    }
    return lines == 1 && text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }

  private boolean fill() throws IOException {
    bytesBefore += limit;
    next = 0;
    limit = 0;
    try {
      limit = Math.max(0, in.read(buffer, 0, buffer.length));
    } catch (IOException e) {
      throw DecompressingInputStream.damage(e, lines);
    }
    return limit > 0;
  }

  /** Returns the number of bytes read. */
  long bytes() {
    return bytesBefore + next;
  }
}
