package org.queenside.puzzle.format;

import com.github.luben.zstd.ZstdIOException;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.ZipException;

/**
 * Decompresses a file while it is read, and stops at a size that no puzzle file reaches, as a
 * protection against decompression bombs.
 */
final class DecompressingInputStream extends FilterInputStream {
  /**
   * The highest allowed ratio of decompressed to compressed size; puzzle files shrink to a quarter.
   */
  private static final int HIGHEST_RATIO = 100;

  /** Below this many bytes, the ratio isn't checked. */
  private static final long HARMLESS = 16L << 20;

  private static final long MOST = 32L << 30;

  private final CountingInputStream packed;
  private final boolean plain;
  private long given;

  private DecompressingInputStream(
      CountingInputStream packed, Compression packing, InputStream unpacked) {
    super(unpacked);
    this.packed = packed;
    this.plain = packing == Compression.PLAIN;
  }

  /**
   * Opens a file.
   *
   * @throws UnreadableFileException if it is empty or not text, or its compression isn't supported
   */
  static DecompressingInputStream open(Path file) throws IOException {
    CountingInputStream packed = new CountingInputStream(Files.newInputStream(file));
    try {
      return open(packed);
    } catch (IOException e) {
      packed.close();
      throw e;
    }
  }

  private static DecompressingInputStream open(CountingInputStream packed) throws IOException {
    InputStream buffered = new BufferedInputStream(packed, 1 << 16);
    byte[] head = head(buffered);
    if (head.length == 0) {
      throw new UnreadableFileException("empty");
    }
    Compression packing = Compression.of(head);
    if (packing == Compression.PLAIN) {
      TextEncodingCheck.requireText(head);
      return new DecompressingInputStream(packed, packing, buffered);
    }
    try {
      InputStream unpacked = new BufferedInputStream(packing.unpack(buffered), 1 << 16);
      requireTextInside(head(unpacked));
      return new DecompressingInputStream(packed, packing, unpacked);
    } catch (ZstdIOException | ZipException | EOFException e) {
      throw damage(e, 0);
    }
  }

  private static void requireTextInside(byte[] head) throws UnreadableFileException {
    if (head.length == 0) {
      throw new UnreadableFileException("empty");
    }
    if (Compression.of(head) != Compression.PLAIN) {
      throw new UnreadableFileException("packed-twice");
    }
    TextEncodingCheck.requireText(head);
  }

  private static byte[] head(InputStream in) throws IOException {
    in.mark(Compression.HEAD);
    byte[] head = in.readNBytes(Compression.HEAD);
    in.reset();
    return head;
  }

  /** Returns the bytes of the compressed file read so far. Any thread may call it. */
  long packedBytesRead() {
    return packed.count();
  }

  @Override
  public int read(byte[] buffer, int offset, int length) throws IOException {
    int read = super.read(buffer, offset, length);
    given += Math.max(0, read);
    if (given > MOST) {
      throw new UnreadableFileException("too-much", MOST >> 30);
    }
    if (!plain && given > HARMLESS && given > HIGHEST_RATIO * packed.count()) {
      throw new UnreadableFileException("bomb", HIGHEST_RATIO, given >> 20);
    }
    return read;
  }

  @Override
  public int read() {
    throw new UnsupportedOperationException("read into a buffer");
  }

  /**
   * Explains a decompression failure caused by the file.
   *
   * @param lines the number of lines read before
   */
  static IOException damage(IOException problem, long lines) {
    return switch (problem) {
      case EOFException _ -> new UnreadableFileException("cut", lines);
      case ZstdIOException e
          when String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT).contains("truncated") ->
          new UnreadableFileException("cut", lines);
      case ZstdIOException _, ZipException _ -> new UnreadableFileException("damaged", lines);
      default -> problem;
    };
  }
}
