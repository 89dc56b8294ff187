package org.queenside.puzzle.transfer;

import io.micrometer.core.instrument.Metrics;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.queenside.puzzle.PuzzleCollectionId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Runs imports in the background. */
@Component
public class ImportService {
  private static final Logger LOG = LoggerFactory.getLogger(ImportService.class);

  private final PuzzleImporter importer;
  private final UploadStorage uploads;

  ImportService(PuzzleImporter importer, UploadStorage uploads) {
    this.importer = importer;
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
   * @param locale the language in which it's stored what is wrong with lines
   * @throws ImportException if it is too large, the disk is too full, or the collection's name is
   *     taken
   */
  public PuzzleCollectionId receive(String fileName, InputStream in, long size, Locale locale) {
    String name = DefaultCollectionName.of(fileName, locale);
    // Checked again when the import begins, because receiving a large file takes a while.
    importer.requireNewName(name);
    Path file = uploads.receive(in, size);
    try {
      PuzzleCollectionId collection = importer.begin(name, fileName, Files.size(file));
      Thread.ofPlatform()
          .daemon()
          .name("import " + collection)
          .start(() -> run(collection, file, locale));
      return collection;
    } catch (IOException e) {
      uploads.delete(file);
      LOG.warn("A file could not be received", e);
      throw new ImportException("upload");
    } catch (RuntimeException e) {
      uploads.delete(file);
      throw e;
    }
  }

  private void run(PuzzleCollectionId collection, Path file, Locale locale) {
    try {
      PuzzleImport end = importer.run(collection, file, locale, _ -> {});
      count(end.state().name().toLowerCase(Locale.ROOT));
    } catch (ImportException _) {
      // It was stopped and already replaced or removed, or its end couldn't be saved.
      count("stopped");
    } catch (RuntimeException e) {
      count("failed");
      LOG.error("The import {} failed", collection, e);
    } finally {
      uploads.delete(file);
    }
  }

  private static void count(String end) {
    Metrics.counter("queenside.imports", "end", end).increment();
  }

  /** Returns all imports, the most recent first. */
  public List<PuzzleImport> all() {
    return importer.all();
  }

  /** Returns the report of an import with its skipped lines. */
  public ImportReport report(PuzzleCollectionId collection) {
    return importer.report(collection);
  }

  /** Stops an import after its current step, whichever program runs it. */
  public void stop(PuzzleCollectionId collection) {
    importer.stop(collection);
  }

  /** Deletes an import that has ended without puzzles, and its report. */
  public void remove(PuzzleCollectionId collection) {
    importer.remove(collection);
  }
}
