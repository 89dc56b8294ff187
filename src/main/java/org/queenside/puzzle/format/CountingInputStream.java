package org.queenside.puzzle.format;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Counts the bytes read. */
final class CountingInputStream extends FilterInputStream {
  private volatile long count;

  CountingInputStream(InputStream in) {
    super(in);
  }

  /** Returns the bytes read so far. Any thread may call it. */
  long count() {
    return count;
  }

  @Override
  public int read() throws IOException {
    int value = super.read();
    add(value < 0 ? 0 : 1);
    return value;
  }

  @Override
  public int read(byte[] buffer, int offset, int length) throws IOException {
    int read = super.read(buffer, offset, length);
    add(Math.max(0, read));
    return read;
  }

  @Override
  public long skip(long bytes) throws IOException {
    long skipped = super.skip(bytes);
    add(skipped);
    return skipped;
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  /** Called only by the reading thread. */
  @SuppressWarnings("NonAtomicVolatileUpdate")
  private void add(long bytes) {
    count += bytes;
  }
}
