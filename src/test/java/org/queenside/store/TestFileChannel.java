package org.queenside.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import org.h2.store.fs.FileBaseDefault;

/** An H2 file on a test disk, which passes everything on to the underlying file. */
abstract class TestFileChannel extends FileBaseDefault {

  private final FileChannel disk;

  TestFileChannel(FileChannel disk) {
    this.disk = disk;
  }

  @Override
  public int write(ByteBuffer bytes, long position) throws IOException {
    return disk.write(bytes, position);
  }

  @Override
  public int read(ByteBuffer bytes, long position) throws IOException {
    return disk.read(bytes, position);
  }

  @Override
  public long size() throws IOException {
    return disk.size();
  }

  @Override
  protected void implTruncate(long size) throws IOException {
    disk.truncate(size);
  }

  @Override
  public void force(boolean metaData) throws IOException {
    disk.force(metaData);
  }

  @Override
  public FileLock tryLock(long position, long size, boolean shared) throws IOException {
    return disk.tryLock(position, size, shared);
  }

  @Override
  protected void implCloseChannel() throws IOException {
    disk.close();
  }
}
