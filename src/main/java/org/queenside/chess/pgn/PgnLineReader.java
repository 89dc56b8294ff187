package org.queenside.chess.pgn;

import java.io.IOException;
import java.io.Reader;

/**
 * Reads a PGN text line by line, so that the memory needed doesn't depend on the size of the file.
 * Lines that start with {@code %} are meant for other programs and are skipped.
 */
final class PgnLineReader {
  /** The maximum length of a line; a longer line means a damaged file. */
  static final int LONGEST_LINE = 1 << 20;

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Reader reader;
  private final char[] buffer = new char[8192];
  private int next;
  private int limit;
  private String text = "";
  private int number;
  private boolean cut;
  private long charactersRead;

  PgnLineReader(Reader reader) {
    this.reader = reader;
  }

  /** Goes to the next line and returns true, or returns false at the end of the text. */
  boolean advance() throws IOException {
    do {
      if (!readLine()) {
        text = "";
        return false;
      }
    } while (text.startsWith("%"));
    return true;
  }

  private boolean readLine() throws IOException {
    if (next == limit && !fill()) {
      return false;
    }
    if (number == 0 && buffer[next] == BYTE_ORDER_MARK) {
      next++;
    }
    number++;
    cut = false;
    StringBuilder line = new StringBuilder();
    boolean ended = false;
    while (!ended && (next < limit || fill())) {
      int end = next;
      while (end < limit && buffer[end] != '\n' && buffer[end] != '\r') {
        end++;
      }
      int kept = Math.min(end - next, LONGEST_LINE - line.length());
      line.append(buffer, next, kept);
      cut |= kept < end - next;
      charactersRead += end - next;
      next = end;
      ended = end < limit;
    }
    if (ended) {
      skipLineEnd();
    }
    text = line.toString();
    return true;
  }

  private void skipLineEnd() throws IOException {
    boolean carriageReturn = buffer[next++] == '\r';
    if (carriageReturn && (next < limit || fill()) && buffer[next] == '\n') {
      next++;
    }
  }

  private boolean fill() throws IOException {
    next = 0;
    limit = Math.max(0, reader.read(buffer));
    return limit > 0;
  }

  /** Returns the current line without its end; empty before the first and after the last line. */
  String text() {
    return text;
  }

  /** Returns the number of the current line in the whole text, from 1; 0 before the first. */
  int number() {
    return number;
  }

  /** Returns true if the current line is longer than {@link #LONGEST_LINE} and has been cut. */
  boolean cut() {
    return cut;
  }

  /** Returns how many characters have been read so far, without line ends. */
  long charactersRead() {
    return charactersRead;
  }
}
