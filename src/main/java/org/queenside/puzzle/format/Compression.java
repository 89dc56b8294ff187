package org.queenside.puzzle.format;

import com.github.luben.zstd.ZstdInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;

/** The compression of a file, recognised by its first bytes and never by its name. */
enum Compression {
  PLAIN,
  GZIP,
  ZSTD;

  /**
   * How many bytes are needed to recognise every kind of archive; tar's magic number is at offset
   * 257.
   */
  static final int HEAD = 512;

  private static final int TAR_MARK = 257;

  /**
   * Returns the compression of a file that begins with these bytes.
   *
   * @throws UnreadableFileException if the compression is not supported
   */
  static Compression of(byte[] head) throws UnreadableFileException {
    if (begins(head, 0x1f, 0x8b)) {
      return GZIP;
    }
    if (begins(head, 0x28, 0xb5, 0x2f, 0xfd) || isSkippableZstdFrame(head)) {
      return ZSTD;
    }
    refuseArchive(head);
    return PLAIN;
  }

  /** Returns the decompressed bytes. */
  InputStream unpack(InputStream packed) throws IOException {
    return switch (this) {
      case PLAIN -> packed;
      case GZIP -> new GZIPInputStream(packed, 1 << 16);
      case ZSTD -> new ZstdInputStream(packed);
    };
  }

  private static boolean isSkippableZstdFrame(byte[] head) {
    return head.length >= 4
        && (head[0] & 0xf0) == 0x50
        && begins(Arrays.copyOfRange(head, 1, 4), 0x2a, 0x4d, 0x18);
  }

  private static void refuseArchive(byte[] head) throws UnreadableFileException {
    refuseIf(begins(head, 'P', 'K', 3, 4) || begins(head, 'P', 'K', 5, 6), "ZIP");
    refuseIf(begins(head, 'B', 'Z', 'h'), "bzip2");
    refuseIf(begins(head, 0xfd, '7', 'z', 'X', 'Z'), "xz");
    refuseIf(begins(head, '7', 'z', 0xbc, 0xaf), "7z");
    refuseIf(begins(head, 'R', 'a', 'r', '!'), "RAR");
    refuseIf(
        head.length >= TAR_MARK + 5
            && new String(head, TAR_MARK, 5, StandardCharsets.ISO_8859_1).equals("ustar"),
        "tar");
  }

  private static void refuseIf(boolean archive, String name) throws UnreadableFileException {
    if (archive) {
      throw new UnreadableFileException("archive", name);
    }
  }

  private static boolean begins(byte[] head, int... bytes) {
    if (head.length < bytes.length) {
      return false;
    }
    for (int i = 0; i < bytes.length; i++) {
      if ((head[i] & 0xff) != bytes[i]) {
        return false;
      }
    }
    return true;
  }
}
