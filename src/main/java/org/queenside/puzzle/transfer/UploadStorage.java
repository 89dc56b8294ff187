package org.queenside.puzzle.transfer;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.store.SharedDatabase;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import org.springframework.util.unit.DataSize;

/**
 * Stores uploaded files as {@code imports/NUMBER} in the data folder until their import is done, so
 * it can be resumed after a restart. If several programs share the database, it keeps a copy there.
 */
@Component
class UploadStorage {
  private static final Logger LOG = LoggerFactory.getLogger(UploadStorage.class);
  private static final long MEGABYTE = 1L << 20;

  private final Path folder;
  private final DataSize largest;
  private final SharedDatabase database;
  private final UploadRepository copies;

  UploadStorage(
      SharedDatabase database,
      UploadRepository copies,
      @Value("${queenside.data}") Path data,
      @Value("${queenside.import.largest:1GB}") DataSize largest) {
    this.folder = data.resolve("imports").toAbsolutePath();
    this.largest = largest;
    this.database = database;
    this.copies = copies;
  }

  /** Returns the maximum size of a file in bytes. */
  long largest() {
    return largest.toBytes();
  }

  /** Returns whether the file of an import is here or can be fetched. */
  boolean isKept(PuzzleCollectionId collection) {
    return Files.exists(place(collection)) || copies.isKept(collection);
  }

  /**
   * Returns the file of an import. If another program received it, it is fetched first.
   *
   * @return its path, if there is one
   */
  Path file(PuzzleCollectionId collection) throws IOException {
    Path place = place(collection);
    if (Files.notExists(place) && copies.isKept(collection)) {
      Files.createDirectories(folder);
      Path incoming = Files.createTempFile(folder, "incoming-", "");
      try (OutputStream out = Files.newOutputStream(incoming)) {
        copies.write(collection, out);
      }
      Files.move(incoming, place);
    }
    return place;
  }

  private Path place(PuzzleCollectionId collection) {
    return folder.resolve(collection.toString());
  }

  /**
   * Stores a file while it is received, and deletes it if that fails.
   *
   * @param size its size in bytes, or less than 0 if unknown
   * @return the file, not yet {@linkplain #assign assigned} to an import
   * @throws ImportException if it is too large, or the disk is too full
   */
  Path receive(InputStream in, long size) {
    if (size > largest()) {
      throw tooLarge();
    }
    try {
      Files.createDirectories(folder);
      if (size > folder.toFile().getUsableSpace()) {
        throw new ImportException("full");
      }
      Path file = Files.createTempFile(folder, "incoming-", "");
      try (OutputStream out = Files.newOutputStream(file)) {
        copy(in, out, size);
        return file;
      } catch (IOException | RuntimeException e) {
        delete(file);
        throw e;
      }
    } catch (IOException e) {
      LOG.warn("A file could not be received", e);
      throw new ImportException("upload");
    }
  }

  private void copy(InputStream in, OutputStream out, long size) throws IOException {
    byte[] buffer = new byte[1 << 16];
    long copied = 0;
    int read = in.read(buffer);
    while (read >= 0) {
      copied += read;
      if (copied > largest()) {
        throw tooLarge();
      }
      out.write(buffer, 0, read);
      read = in.read(buffer);
    }
    if (size >= 0 && copied != size) {
      throw new ImportException("upload");
    }
  }

  /** Assigns a received file to its import. */
  void assign(Path received, PuzzleCollectionId collection) throws IOException {
    if (database.isShared()) {
      copies.keep(collection, received);
    }
    Files.move(received, place(collection));
  }

  /** Deletes the file of an import, and its copy. */
  void delete(PuzzleCollectionId collection) {
    delete(place(collection));
    copies.delete(collection);
  }

  void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      LOG.warn("The file {} could not be deleted", file, e);
    }
  }

  /** Returns the exception that names the limit, such as 1,024 megabytes. */
  private ImportException tooLarge() {
    return new ImportException("large", largest() / MEGABYTE);
  }
}
