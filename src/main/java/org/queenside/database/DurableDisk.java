package org.queenside.database;

import java.io.IOException;
import java.nio.channels.FileChannel;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

/**
 * The disk for H2, {@code jdbc:h2:durable:} and a path: what is written to it is there when the
 * write returns, and no power cut takes it back.
 *
 * <p>H2 by itself leaves it to the system when, and in which order, to write its file through to
 * the disk. It reads a file that ends anywhere, but not every one that has a hole.
 */
public final class DurableDisk extends FilePathWrapper {

  private static final String READ_AND_WRITE = "rw";

  /** The same, and each write waits for the disk. */
  private static final String WRITE_THROUGH = "rwd";

  /** Makes {@code jdbc:h2:durable:} known to H2. Once is enough; more often does no harm. */
  public static void mount() {
    FilePath.register(new DurableDisk());
  }

  @Override
  public String getScheme() {
    return "durable";
  }

  /** A path may begin in the folder where the program was started, which H2 would refuse. */
  @Override
  public boolean isAbsolute() {
    return true;
  }

  @Override
  public FileChannel open(String mode) throws IOException {
    return super.open(mode.equals(READ_AND_WRITE) ? WRITE_THROUGH : mode);
  }
}
