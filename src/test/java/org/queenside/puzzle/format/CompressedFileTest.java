package org.queenside.puzzle.format;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Compressed files, and damaged or unsupported ones. */
class CompressedFileTest {
  private static final String MATE =
      "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";

  private enum Packer {
    GZIP,
    ZSTD;

    OutputStream pack(OutputStream out) throws IOException {
      return switch (this) {
        case GZIP -> new GZIPOutputStream(out);
        case ZSTD -> new ZstdOutputStream(out).setChecksum(true);
      };
    }

    byte[] pack(byte[] bytes) throws IOException {
      ByteArrayOutputStream packed = new ByteArrayOutputStream();
      try (OutputStream out = pack(packed)) {
        out.write(bytes);
      }
      return packed.toByteArray();
    }
  }

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource(Packer.class)
  void compressionIsRecognisedByTheContentAndNotByTheName(Packer packer) throws IOException {
    assertThat(lines(packer.pack(text(1000)))).isEqualTo(1000);
  }

  @ParameterizedTest
  @EnumSource(Packer.class)
  void filesCompressedInPartsAreReadToTheEnd(Packer packer) throws IOException {
    byte[] part = packer.pack(text(1000));
    byte[] whole = Arrays.copyOf(part, 2 * part.length);
    System.arraycopy(part, 0, whole, part.length, part.length);

    assertThat(lines(whole)).isEqualTo(2000);
  }

  @ParameterizedTest
  @EnumSource(Packer.class)
  void aTruncatedFileIsReported(Packer packer) throws IOException {
    byte[] whole = packer.pack(text(10_000));

    assertThatExceptionOfType(UnreadableFileException.class)
        .isThrownBy(() -> lines(Arrays.copyOf(whole, whole.length * 3 / 4)))
        .withMessageContaining("ends too early, after line");
  }

  @ParameterizedTest
  @EnumSource(Packer.class)
  void aDamagedFileIsReported(Packer packer) throws IOException {
    byte[] packed = packer.pack(text(10_000));
    Arrays.fill(packed, packed.length / 2, packed.length / 2 + 200, (byte) 0x55);

    assertThatExceptionOfType(UnreadableFileException.class)
        .isThrownBy(() -> lines(packed))
        .withMessageContaining("damaged after line");
  }

  @ParameterizedTest
  @EnumSource(Packer.class)
  void aDecompressionBombIsRefused(Packer packer) throws IOException {
    Path bomb = folder.resolve("bomb");
    try (OutputStream out = packer.pack(Files.newOutputStream(bomb))) {
      out.write(text(1));
      byte[] blank = " ".repeat(1 << 20).getBytes(UTF_8);
      for (int i = 0; i < 32; i++) {
        out.write(blank);
      }
    }
    assertThatExceptionOfType(UnreadableFileException.class)
        .isThrownBy(() -> lines(Files.readAllBytes(bomb)))
        .withMessageContaining("more than 100 times its size");
  }

  @Test
  void aCompressedFileInsideAnotherIsNotDecompressed() {
    assertRefused("packed twice", () -> Packer.ZSTD.pack(Packer.GZIP.pack(text(10))));
  }

  @Test
  void archivesAreRefusedByName() {
    assertRefused(
        "ZIP archive",
        () -> {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("puzzles.csv"));
            zip.write(text(10));
          }
          return bytes.toByteArray();
        });
    assertRefused(
        "tar archive",
        () -> {
          byte[] tar = new byte[10240];
          System.arraycopy("puzzles.csv".getBytes(UTF_8), 0, tar, 0, 11);
          System.arraycopy("ustar".getBytes(UTF_8), 0, tar, 257, 5);
          return tar;
        });
    assertRefused("bzip2 archive", () -> "BZh91AY&SY".getBytes(UTF_8));
  }

  @Test
  void otherEncodingsAndFilesAreRefusedByName() {
    assertRefused("UTF-16", () -> new String(text(10), UTF_8).getBytes(UTF_16));
    assertRefused("UTF-16", () -> new String(text(10), UTF_8).getBytes(UTF_16LE));
    assertRefused("empty", () -> new byte[0]);
    assertRefused("empty", () -> Packer.GZIP.pack(new byte[0]));
    assertRefused("isn’t text", () -> random(5000));
    assertRefused("no puzzle in the first 3 lines", () -> "Dear\nall,\nhello".getBytes(UTF_8));
    assertRefused("no puzzle in the first 1 lines", () -> "a,".repeat(1 << 20).getBytes(UTF_8));
  }

  private static byte[] random(int length) {
    byte[] bytes = new byte[length];
    new Random(1).nextBytes(bytes);
    return bytes;
  }

  private interface Bytes {
    byte[] get() throws IOException;
  }

  private void assertRefused(String message, Bytes bytes) {
    assertThatExceptionOfType(UnreadableFileException.class)
        .isThrownBy(() -> lines(bytes.get()))
        .withMessageContaining(message);
  }

  /** Returns lines that differ, so that they don't compress to almost nothing. */
  private static byte[] text(int lines) {
    Random random = new Random(7);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < lines; i++) {
      text.append(MATE)
          .append(" id \"")
          .append(Long.toHexString(random.nextLong()))
          .append("\";\n");
    }
    return text.toString().getBytes(UTF_8);
  }

  private int lines(byte[] bytes) throws IOException {
    int lines = 0;
    try (PuzzleFileReader file = open(bytes)) {
      for (PuzzleFileReader.Section section; (section = file.next(1000)) != null; ) {
        lines += section.entries().size();
      }
    }
    return lines;
  }

  private PuzzleFileReader open(byte[] bytes) throws IOException {
    return PuzzleFileReader.open(
        Files.write(folder.resolve("puzzles.pgn.zip"), bytes), Locale.ENGLISH);
  }
}
