package org.queenside.puzzle.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.queenside.puzzle.CollectionId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import org.springframework.util.unit.DataSize;

/**
 * Files that came from browsers, kept until their import is done so that it can go on after a
 * restart: {@code imports/NUMBER} in the data folder.
 */
@Component
class UploadFolder {
  private static final Logger LOG = LoggerFactory.getLogger(UploadFolder.class);
  private static final long MEGABYTE = 1L << 20;

  private final Path folder;
  private final DataSize largest;

  UploadFolder(
      @Value("${queenside.data}") Path data,
      @Value("${queenside.import.largest:1GB}") DataSize largest) {
    this.folder = data.resolve("imports").toAbsolutePath();
    this.largest = largest;
  }

  /** Returns how many bytes a file may have. */
  long largest() {
    return largest.toBytes();
  }

  /** Returns where the file of an import lies, if it is there. */
  Path file(CollectionId collection) {
    return folder.resolve(collection.toString());
  }

  /**
   * Keeps a file while it comes in. If something goes wrong nothing is left of it.
   *
   * @param size bytes it will have, or less than 0 if that is not known
   * @return the file, which has no import yet; see {@link #assign}
   * @throws ImportProblem if it is too large, or the disk is too full
   */
  Path receive(InputStream in, long size) {
    if (size > largest()) {
      throw tooLarge();
    }
    try {
      Files.createDirectories(folder);
      if (size > folder.toFile().getUsableSpace()) {
        throw new ImportProblem("full");
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
      throw new ImportProblem("upload");
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
      throw new ImportProblem("upload");
    }
  }

  /** Gives a received file to its import. */
  void assign(Path received, CollectionId collection) throws IOException {
    Files.move(received, file(collection));
  }

  void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      LOG.warn("The file {} could not be deleted", file, e);
    }
  }

  /** Says how large a file may be, such as 1,024 megabytes. */
  private ImportProblem tooLarge() {
    return new ImportProblem("large", largest() / MEGABYTE);
  }
}
