package org.queenside.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;
import org.h2.store.fs.disk.FilePathDisk;

/**
 * The file system for H2, {@code jdbc:h2:durable:} and a path: a write returns only when the data
 * is on the disk, so a power cut can't lose it.
 *
 * <p>By default, the operating system decides when and in which order the blocks of H2's file are
 * written. H2 can read a file that is cut off anywhere, but not always one with a gap.
 */
public final class DurableFilePath extends FilePathWrapper {

  private static final String READ_AND_WRITE = "rw";

  /** Read and write, where each write waits for the disk. */
  private static final String WRITE_THROUGH = "rwd";

  /** Makes {@code jdbc:h2:durable:} known to H2. Repeated calls do no harm. */
  public static void mount() {
    FilePath.register(new DurableFilePath());
  }

  @Override
  public String getScheme() {
    return "durable";
  }

  /** A path may be relative to the folder where the program was started, which H2 would refuse. */
  @Override
  public boolean isAbsolute() {
    return true;
  }

  /** A file that H2 creates, for instance to compact the database, is private from the start. */
  @Override
  public FileChannel open(String mode) throws IOException {
    if (!mode.equals(READ_AND_WRITE)) {
      return super.open(mode);
    }
    if (isFile()) {
      PrivateFiles.create(Path.of(getBase().toString()));
    }
    return new HeaderCorrectingChannel(super.open(WRITE_THROUGH));
  }

  @Override
  public void createDirectory() {
    try {
      if (isFile()) {
        PrivateFiles.createFolder(Path.of(getBase().toString()));
        return;
      }
    } catch (IOException e) {
      // H2 fails in the same way and reports it itself.
    }
    super.createDirectory();
  }

  /** Tests can put another file system below this one. */
  private boolean isFile() {
    return getBase() instanceof FilePathDisk;
  }
}
