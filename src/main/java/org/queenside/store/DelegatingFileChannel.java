package org.queenside.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import org.h2.store.fs.FileBaseDefault;

/**
 * A file of H2 that passes everything on to another one. Like H2's own files, it takes no lock for
 * a read or a write, because each names its position.
 */
@SuppressWarnings("UnsynchronizedOverridesSynchronized")
abstract class DelegatingFileChannel extends FileBaseDefault {

  private final FileChannel disk;

  DelegatingFileChannel(FileChannel disk) {
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
