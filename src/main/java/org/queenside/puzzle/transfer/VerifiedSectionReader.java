package org.queenside.puzzle.transfer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.queenside.puzzle.format.PuzzleFileReader;

/**
 * Reads a file in sections, which other threads check while the caller stores earlier ones. Only a
 * few are in memory at a time.
 *
 * <p>{@link #hasNext} throws an {@link UncheckedIOException} if the file can't be read any further.
 */
final class VerifiedSectionReader implements Iterator<VerifiedSection>, AutoCloseable {
  private static final int LINES = 1000;

  private static final int WORKERS = Runtime.getRuntime().availableProcessors();

  private final PuzzleFileReader file;

  private final ExecutorService workers =
      Executors.newFixedThreadPool(
          WORKERS, Thread.ofPlatform().daemon().name("puzzle-check-", 0).factory());

  private final Queue<CompletableFuture<VerifiedSection>> ahead = new ArrayDeque<>();

  VerifiedSectionReader(PuzzleFileReader file) {
    this.file = file;
  }

  @Override
  public boolean hasNext() {
    try {
      while (ahead.size() <= WORKERS) {
        PuzzleFileReader.Section section = file.next(LINES);
        if (section == null) {
          break;
        }
        long fileRead = file.bytesRead();
        ahead.add(
            CompletableFuture.supplyAsync(() -> VerifiedSection.of(section, fileRead), workers));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return !ahead.isEmpty();
  }

  @Override
  public VerifiedSection next() {
    return ahead.remove().join();
  }

  @Override
  public void close() {
    workers.close();
  }
}
