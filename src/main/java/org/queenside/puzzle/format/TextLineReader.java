package org.queenside.puzzle.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Reads lines in UTF-8 or, line by line, Latin-1, with any line ending. Only the beginning of a
 * very long line is kept.
 */
final class TextLineReader implements RawEntrySource {
  /** The maximum number of bytes kept of a line. */
  static final int LONGEST = 1 << 16;

  private static final char NOT_UTF8 = '\uFFFD';
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final InputStream in;
  private MessageDigest digest = sha256();
  private final byte[] buffer = new byte[1 << 16];
  private int next;
  private int digested;
  private int limit;

  private final byte[] line = new byte[LONGEST];
  private long lines;
  private long bytesBefore;

  /** The start of the current line in the buffer, or -1 between lines. */
  private int lineStart = -1;

  private @Nullable MessageDigest digestAtLineStart;
  private long bytesAtLineStart;

  TextLineReader(InputStream in) {
    this.in = in;
  }

  @Override
  public void skipTo(ResumePoint mark) throws IOException {
    while (bytes() < mark.bytes()) {
      if (next == limit && !fill()) {
        throw new UnreadableFileException("shorter", mark.lines());
      }
      next += (int) Math.min(limit - next, mark.bytes() - bytes());
    }
    if (!mark().digest().equals(mark.digest())) {
      throw new UnreadableFileException("other", mark.lines());
    }
    lines = mark.lines();
  }

  @Override
  public ResumePoint mark() {
    digestUpTo(next);
    return new ResumePoint(lines, bytes(), HexFormat.of().formatHex(copy(digest).digest()));
  }

  @Override
  public @Nullable RawEntry next() throws IOException {
    if (next == limit && !fill()) {
      return null;
    }
    lineStart = next;
    RawEntry passage = line();
    lineStart = -1;
    digestAtLineStart = null;
    return passage;
  }

  private RawEntry line() throws IOException {
    int kept = 0;
    boolean cut = false;
    boolean ended = false;
    while (!ended && (next < limit || fill())) {
      int end = lineEnd();
      int taken = Math.min(end - next, LONGEST - kept);
      System.arraycopy(buffer, next, line, kept, taken);
      kept += taken;
      cut |= taken < end - next;
      next = end;
      ended = end < limit;
    }
    if (ended) {
      skipLineEnd();
    }
    lines++;
    return new RawEntry(lines, text(kept), cut);
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
      text = new String(line, 0, length, StandardCharsets.ISO_8859_1);
    }
    return lines == 1 && text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }

  private boolean fill() throws IOException {
    if (lineStart >= 0) {
      digestUpTo(lineStart);
      digestAtLineStart = copy(digest);
      bytesAtLineStart = bytesBefore + lineStart;
      lineStart = -1;
    }
    digestUpTo(next);
    empty(bytesBefore + limit);
    try {
      limit = Math.max(0, in.read(buffer, 0, buffer.length));
    } catch (IOException e) {
      forgetBegunLine();
      throw DecompressingInputStream.damage(e, lines);
    }
    return limit > 0;
  }

  /** Drops the incomplete line after a read failure. */
  private void forgetBegunLine() {
    if (digestAtLineStart != null) {
      digest = digestAtLineStart;
      digestAtLineStart = null;
      empty(bytesAtLineStart);
    }
  }

  private void empty(long bytes) {
    bytesBefore = bytes;
    next = 0;
    digested = 0;
    limit = 0;
  }

  private void digestUpTo(int end) {
    digest.update(buffer, digested, end - digested);
    digested = end;
  }

  private long bytes() {
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
