package org.queenside.puzzle.transfer;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.format.PuzzleFileReader;

/**
 * Reads a file in sections, which other threads check while the caller stores earlier ones. Only a
 * few are in memory at a time.
 */
final class VerifiedSectionReader implements AutoCloseable {
  private static final int LINES = 1000;

  private final PuzzleFileReader file;
  private final int most = Runtime.getRuntime().availableProcessors() + 1;
  private final ExecutorService workers;
  private final Deque<Future<VerifiedSection>> ahead = new ArrayDeque<>();
  private boolean ended;
  private @Nullable IOException trouble;

  VerifiedSectionReader(PuzzleFileReader file) {
    this.file = file;
    this.workers =
        Executors.newFixedThreadPool(
            Runtime.getRuntime().availableProcessors(),
            Thread.ofPlatform().daemon().name("import-", 0).factory());
  }

  /**
   * Returns the next section, or null at the end; {@link #requireWhole} checks that the end was
   * reached.
   */
  @Nullable VerifiedSection next() {
    while (ahead.size() < most && !ended) {
      readAhead();
    }
    Future<VerifiedSection> next = ahead.poll();
    return next == null ? null : proven(next);
  }

  /**
   * Checks after the last section that the file was read to its end.
   *
   * @throws IOException if it couldn't be read any further
   */
  void requireWhole() throws IOException {
    if (trouble != null) {
      throw trouble;
    }
  }

  private void readAhead() {
    try {
      PuzzleFileReader.Section section = file.next(LINES);
      if (section == null) {
        ended = true;
      } else {
        long fileRead = file.bytesRead();
        ahead.add(workers.submit(() -> VerifiedSection.of(section, fileRead)));
      }
    } catch (IOException e) {
      ended = true;
      trouble = e;
    }
  }

  private @Nullable VerifiedSection proven(Future<VerifiedSection> section) {
    try {
      return section.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("a section could not be checked", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      ended = true;
      ahead.clear();
      trouble = new InterruptedIOException("interrupted");
      return null;
    }
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
