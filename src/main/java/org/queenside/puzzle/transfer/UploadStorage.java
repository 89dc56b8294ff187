package org.queenside.puzzle.transfer;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import org.springframework.util.unit.DataSize;

/** Stores uploaded files in the folder {@code imports} of the data folder during their import. */
@Component
class UploadStorage {
  private static final Logger LOG = LoggerFactory.getLogger(UploadStorage.class);
  private static final long MEGABYTE = 1L << 20;

  private final Path folder;
  private final DataSize largest;

  /** The files that this program received and hasn't deleted. */
  private final Set<Path> used = ConcurrentHashMap.newKeySet();

  UploadStorage(
      @Value("${queenside.data}") String data,
      @Value("${queenside.import.largest:1GB}") DataSize largest) {
    this.folder = Path.of(data, "imports").toAbsolutePath();
    this.largest = largest;
  }

  /** Returns the maximum size of a file in bytes. */
  long largest() {
    return largest.toBytes();
  }

  /**
   * Stores a file, or deletes it if it isn't received in full.
   *
   * @param size its size in bytes, or less than 0 if unknown
   * @return the file, to be {@linkplain #delete deleted} after its import
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
      Path file = create();
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

  private synchronized Path create() throws IOException {
    Path file = Files.createTempFile(folder, "incoming-", "");
    used.add(file);
    return file;
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

  void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      LOG.warn("The file {} could not be deleted", file, e);
    }
    used.remove(file);
  }

  /** Deletes the files that an earlier run of the program left when it was killed. */
  synchronized void deleteUnused() {
    try (Stream<Path> files = Files.exists(folder) ? Files.list(folder) : Stream.empty()) {
      files.filter(file -> !used.contains(file)).forEach(this::delete);
    } catch (IOException e) {
      LOG.warn("The folder {} could not be read", folder, e);
    }
  }

  /** Returns the exception that names the limit, such as 1,024 megabytes. */
  private ImportException tooLarge() {
    return new ImportException("large", largest() / MEGABYTE);
  }
}
