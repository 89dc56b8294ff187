package org.queenside.puzzle.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Objects;
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

  /**
   * A place between two lines.
   *
   * @param digest the digest of all bytes before it, or null while they are in the buffer
   */
  private record Place(long lines, long bytes, @Nullable MessageDigest digest) {}

  private final InputStream in;
  private final int longest;
  private final MessageDigest digest = sha256();
  private final byte[] buffer = new byte[1 << 16];
  private int next;
  private int digested;
  private int limit;

  private byte[] line = new byte[1 << 10];
  private long lines;
  private long bytesBefore;

  private Place kept = new Place(0, 0, null);
  private Place lineStart = kept;

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
   * Continues from an earlier point. Call it before anything else.
   *
   * @throws UnreadableFileException if the text before it has changed
   */
  void skipTo(ResumePoint mark) throws IOException {
    while (bytes() < mark.bytes()) {
      if (next == limit && !fill()) {
        throw new UnreadableFileException("shorter", mark.lines());
      }
      next += (int) Math.min(limit - next, mark.bytes() - bytes());
    }
    lines = mark.lines();
    keepLineEnd();
    if (!mark().digest().equals(mark.digest())) {
      throw new UnreadableFileException("other", mark.lines());
    }
  }

  /** Keeps the place after the last line for {@link #mark}. */
  void keepLineEnd() {
    kept = here();
  }

  /** Keeps the place before the last line, or after it if the text ended there. */
  void keepLineStart() {
    kept = lineStart;
  }

  /** Returns the place kept last. */
  ResumePoint mark() {
    kept = withDigest(kept);
    byte[] sum = copy(Objects.requireNonNull(kept.digest())).digest();
    return new ResumePoint(kept.lines(), kept.bytes(), HexFormat.of().formatHex(sum));
  }

  /**
   * Returns the next line, or null at the end.
   *
   * @throws UnreadableFileException if the file can't be read any further
   */
  @Override
  public @Nullable Line next() throws IOException {
    lineStart = here();
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

  /** Reads more bytes; those in the buffer are lost, so places there get their digests before. */
  private boolean fill() throws IOException {
    kept = withDigest(kept);
    lineStart = withDigest(lineStart);
    digestUpTo(next);
    bytesBefore += limit;
    next = 0;
    digested = 0;
    limit = 0;
    try {
      limit = Math.max(0, in.read(buffer, 0, buffer.length));
    } catch (IOException e) {
      throw DecompressingInputStream.damage(e, lines);
    }
    return limit > 0;
  }

  private Place here() {
    return new Place(lines, bytes(), null);
  }

  private Place withDigest(Place place) {
    if (place.digest() != null) {
      return place;
    }
    digestUpTo((int) (place.bytes() - bytesBefore));
    return new Place(place.lines(), place.bytes(), copy(digest));
  }

  private void digestUpTo(int end) {
    digest.update(buffer, digested, end - digested);
    digested = end;
  }

  /** Returns the number of bytes read. */
  long bytes() {
    return bytesBefore + next;
  }

  private static MessageDigest copy(MessageDigest digest) {
    try {
      return (MessageDigest) digest.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError("the digest of the platform can be copied", e);
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }
}
