package org.queenside.puzzle.transfer;

import io.micrometer.core.instrument.Metrics;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleCollectionService;
import org.queenside.puzzle.transfer.PuzzleImport.State;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Runs imports in the background. An import interrupted by the program's end waits until it is
 * resumed, by this program or another one on the same database.
 */
@Component
public class ImportService {

  /** Stop requests and progress go through the database. */
  private static final ImportMonitor NO_MONITOR = new ImportMonitor() {};

  private static final Logger LOG = LoggerFactory.getLogger(ImportService.class);

  private final PuzzleImporter importer;
  private final PuzzleCollectionService collections;
  private final UploadStorage uploads;

  ImportService(
      PuzzleImporter importer, PuzzleCollectionService collections, UploadStorage uploads) {
    this.importer = importer;
    this.collections = collections;
    this.uploads = uploads;
  }

  /**
   * Returns the maximum size of a file in bytes, from the setting {@code queenside.import.largest}.
   */
  public long largest() {
    return uploads.largest();
  }

  /**
   * Receives a file and imports it into a collection named after it.
   *
   * @param fileName the file's name without folders
   * @param size its size in bytes, or less than 0 if unknown
   * @throws ImportException if it is too large, the disk is too full, or the collection's name is
   *     taken
   */
  public PuzzleCollectionId receive(String fileName, InputStream in, long size) {
    String name = DefaultCollectionName.of(fileName);
    // Checked again when the import begins, because receiving a large file takes a while.
    importer.requireNewName(name);
    Path received = uploads.receive(in, size);
    try {
      PuzzleCollectionId collection = importer.begin(name, fileName, Files.size(received));
      uploads.assign(received, collection);
      start(collection);
      return collection;
    } catch (IOException e) {
      LOG.warn("A file could not be received", e);
      throw new ImportException("upload");
    } finally {
      uploads.delete(received);
    }
  }

  /** Returns all imports, the most recent first. */
  public List<PuzzleImport> all() {
    return importer.all();
  }

  /**
   * Returns true if an import that is not running can be resumed because its file is still there.
   */
  public boolean canResume(PuzzleImport stopped) {
    return stopped.state() != State.DONE
        && !stopped.atWork()
        && uploads.isKept(stopped.collection());
  }

  /** Resumes a stopped import in the background. */
  public void start(PuzzleCollectionId collection) {
    try {
      ImportClaim claimed = importer.claim(collection);
      Thread.ofVirtual().name("import " + collection).start(() -> run(claimed));
    } catch (ImportException _) {
      LOG.debug("The import {} is already running", collection);
    }
  }

  /** Stops an import after its current step, whichever program runs it. It can be resumed later. */
  public void stop(PuzzleCollectionId collection) {
    importer.stop(collection, false);
  }

  /** Stops an import and deletes its puzzles. */
  public void delete(PuzzleCollectionId collection) {
    if (!importer.stop(collection, true)) {
      collections.delete(collection);
      uploads.delete(collection);
    }
  }

  private static void count(String end) {
    Metrics.counter("queenside.imports", "end", end).increment();
  }

  private void run(ImportClaim claimed) {
    PuzzleCollectionId collection = claimed.collection();
    try (claimed) {
      PuzzleImport end = importer.run(claimed, uploads.file(collection), NO_MONITOR);
      count(end.state().name().toLowerCase(Locale.ROOT));
      if (end.state() == State.DONE || claimed.isDeleteRequested()) {
        uploads.delete(collection);
      }
    } catch (ImportException | IOException e) {
      count("refused");
      LOG.warn("The import {} ended: {}", collection, e.getMessage());
    } catch (RuntimeException e) {
      count("failed");
      LOG.error("The import {} failed", collection, e);
    }
  }
}
