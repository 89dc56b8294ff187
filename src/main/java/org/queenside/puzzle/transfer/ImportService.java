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
 * Runs imports in the background. An import that was interrupted by the end of the program waits
 * until it is resumed, by this program or another one on the same database.
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

  /** Returns how many bytes a file may have; the setting {@code queenside.import.largest}. */
  public long largest() {
    return uploads.largest();
  }

  /**
   * Receives a file and imports it into a collection with its name.
   *
   * @param fileName the file's name without folders
   * @param size its bytes, or less than 0 if unknown
   * @throws ImportException if it is too large, or the disk is too full, or there is a collection
   *     of this name
   */
  public PuzzleCollectionId receive(String fileName, InputStream in, long size) {
    String name = DefaultCollectionName.of(fileName);
    // Asked once more when the import begins; a large file takes its time.
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

  /**
   * Stops an import after its current step, in whichever program it runs. It can be resumed later.
   */
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
