package org.queenside.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

/**
 * A disk for H2 that can be full: {@code jdbc:h2:filling:} and a path. All tests share its state,
 * so a test that fills it must also free it.
 */
public final class FillableFilePath extends FilePathWrapper {

  private static volatile boolean full;

  /** Makes {@code jdbc:h2:filling:} known to H2. */
  public static void mount() {
    FilePath.register(new FillableFilePath());
  }

  /** Makes the disk full: nothing can be written any more. */
  public static void fill() {
    full = true;
  }

  /** Frees space on the disk. */
  public static void free() {
    full = false;
  }

  @Override
  public String getScheme() {
    return "filling";
  }

  @Override
  public FileChannel open(String mode) throws IOException {
    return new Channel(super.open(mode));
  }

  private static final class Channel extends DelegatingFileChannel {

    Channel(FileChannel disk) {
      super(disk);
    }

    @Override
    public int write(ByteBuffer bytes, long position) throws IOException {
      if (full) {
        throw new IOException("No space left on device");
      }
      return super.write(bytes, position);
    }
  }
}
