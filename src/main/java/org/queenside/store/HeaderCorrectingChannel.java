package org.queenside.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.h2.mvstore.DataUtils;

/**
 * An H2 file whose header leads to the newest chunk even after a crash. Every commit is a chunk,
 * and the header names one from which H2 finds the later ones.
 *
 * <p>H2 2.5.252 makes three mistakes that lose commits:
 *
 * <ul>
 *   <li>When it has written a chunk into a gap of the file, it writes a header that names the chunk
 *       before.
 *   <li>It writes chunks over the one that the header names.
 *   <li>If a crash has damaged a chunk that is no longer in use, the newest chunk isn't found once
 *       the file has been opened and closed again. That happens only to files whose header says
 *       that they were closed, so ours says it in a word that H2 doesn't know.
 * </ul>
 */
@SuppressWarnings("UnsynchronizedOverridesSynchronized")
final class HeaderCorrectingChannel extends DelegatingFileChannel {

  private static final int BLOCK_BYTES = 4096;

  private static final String CHUNK = "chunk";
  private static final String BLOCK = "block";
  private static final String VERSION = "version";
  private static final String CHECKSUM = "fletcher";

  /** H2's word in the header of a file that was closed. */
  private static final String CLEAN = "clean";

  /** Our word for it. */
  static final String CLOSED = "closed";

  private Map<String, String> header = Map.of();
  private Map<String, String> newestChunk = Map.of();

  HeaderCorrectingChannel(FileChannel disk) {
    super(disk);
  }

  /** H2 writes a whole chunk or the whole header at once, and holds a lock while it does. */
  @Override
  public int write(ByteBuffer bytes, long position) throws IOException {
    String line = firstLine(bytes);
    if (line.startsWith(CHUNK + ":")) {
      return writeChunk(bytes, position, DataUtils.parseMap(line));
    }
    if (position == 0 && line.startsWith("H:")) {
      int length = bytes.remaining();
      bytes.position(bytes.limit());
      header = DataUtils.parseMap(line);
      header.remove(CLOSED);
      if (header.remove(CLEAN) != null) {
        header.put(CLOSED, "1");
      }
      writeHeader();
      return length;
    }
    return super.write(bytes, position);
  }

  private int writeChunk(ByteBuffer bytes, long position, Map<String, String> chunk)
      throws IOException {
    if (header.isEmpty()) {
      reopen();
    } else if (position < size() && version(header) < version(newestChunk)) {
      writeHeader();
    }
    int written = super.write(bytes, position);
    if (version(chunk) >= version(newestChunk)) {
      chunk.put(BLOCK, Long.toHexString(position / BLOCK_BYTES));
      newestChunk = chunk;
    }
    return written;
  }

  /** From the first change on, the file counts as not closed. */
  private void reopen() throws IOException {
    ByteBuffer block = ByteBuffer.allocate(BLOCK_BYTES);
    read(block, 0);
    header = DataUtils.parseMap(firstLine(block.flip()));
    header.remove(CLOSED);
    header.remove(CLEAN);
    writeHeader();
  }

  /** Writes the header twice, as H2 does. */
  private void writeHeader() throws IOException {
    if (version(header) < version(newestChunk)) {
      for (String key : List.of(CHUNK, BLOCK, VERSION)) {
        header.put(key, newestChunk.get(key));
      }
    }
    header.remove(CHECKSUM);
    StringBuilder line = DataUtils.appendMap(new StringBuilder(), new HashMap<>(header));
    byte[] checked = line.toString().getBytes(StandardCharsets.ISO_8859_1);
    DataUtils.appendMap(line, CHECKSUM, DataUtils.getFletcher32(checked, 0, checked.length));
    byte[] text = line.append('\n').toString().getBytes(StandardCharsets.ISO_8859_1);
    ByteBuffer blocks = ByteBuffer.allocate(2 * BLOCK_BYTES).put(0, text).put(BLOCK_BYTES, text);
    for (int at = 0; blocks.hasRemaining(); ) {
      at += super.write(blocks, at);
    }
  }

  /** Write-through mode is only about writes; the file must be short before the next one. */
  @Override
  protected void implTruncate(long size) throws IOException {
    super.implTruncate(size);
    force(true);
  }

  /** Chunks and the header begin with a line of names and values. */
  private static String firstLine(ByteBuffer bytes) {
    byte[] block = new byte[Math.min(BLOCK_BYTES, bytes.remaining())];
    bytes.get(bytes.position(), block);
    return new String(block, StandardCharsets.ISO_8859_1).lines().findFirst().orElse("").strip();
  }

  private static long version(Map<String, String> chunk) {
    return DataUtils.readHexLong(chunk, VERSION, 0);
  }
}
