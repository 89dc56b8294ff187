package org.queenside.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

/**
 * A disk for H2 that records every step on its one database file, in order: {@code
 * jdbc:h2:recorded:} and a path. It can show the file as any sudden end would have left it.
 */
public final class RecordingFilePath extends FilePathWrapper {

  /** One step on the file, and the thread that did it. */
  sealed interface Step {
    String thread();

    /** Returns whether it was safely on the disk before anything else was written. */
    boolean through();
  }

  record Write(long position, byte[] bytes, boolean through, String thread) implements Step {}

  record Truncate(long size, boolean through, String thread) implements Step {}

  private static final List<Step> STEPS = new ArrayList<>();

  /** Makes {@code jdbc:h2:recorded:} known to H2, and discards earlier records. */
  static void mount() {
    FilePath.register(new RecordingFilePath());
    synchronized (STEPS) {
      STEPS.clear();
    }
  }

  /** Returns the steps so far. */
  static List<Step> steps() {
    synchronized (STEPS) {
      return List.copyOf(STEPS);
    }
  }

  /** Returns the file's content after these steps. */
  static byte[] after(byte[] before, List<Step> steps) {
    byte[] file = before;
    for (Step step : steps) {
      file =
          switch (step) {
            case Write write -> written(file, write);
            case Truncate truncate ->
                Arrays.copyOf(file, (int) Math.min(file.length, truncate.size()));
          };
    }
    return file;
  }

  private static byte[] written(byte[] file, Write write) {
    int position = (int) write.position();
    byte[] longer = Arrays.copyOf(file, Math.max(file.length, position + write.bytes().length));
    System.arraycopy(write.bytes(), 0, longer, position, write.bytes().length);
    return longer;
  }

  @Override
  public String getScheme() {
    return "recorded";
  }

  @Override
  public FileChannel open(String mode) throws IOException {
    return new Channel(super.open(mode), mode.equals("rwd"));
  }

  private static final class Channel extends DelegatingFileChannel {

    private final boolean through;

    Channel(FileChannel disk, boolean through) {
      super(disk);
      this.through = through;
    }

    @Override
    public int write(ByteBuffer bytes, long position) throws IOException {
      synchronized (STEPS) {
        byte[] copy = new byte[bytes.remaining()];
        bytes.duplicate().get(copy);
        STEPS.add(new Write(position, copy, through, Thread.currentThread().getName()));
        return super.write(bytes, position);
      }
    }

    @Override
    protected void implTruncate(long size) throws IOException {
      synchronized (STEPS) {
        STEPS.add(new Truncate(size, false, Thread.currentThread().getName()));
        super.implTruncate(size);
      }
    }

    @Override
    public void force(boolean metaData) throws IOException {
      super.force(metaData);
      synchronized (STEPS) {
        if (metaData && !STEPS.isEmpty() && STEPS.getLast() instanceof Truncate last) {
          STEPS.set(STEPS.size() - 1, new Truncate(last.size(), true, last.thread()));
        }
      }
    }
  }
}
