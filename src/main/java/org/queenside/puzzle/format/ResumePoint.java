package org.queenside.puzzle.format;

/**
 * How far a file has been read, so that reading can continue there, but only in the same file.
 *
 * @param lines lines read
 * @param bytes bytes of decompressed text read
 * @param digest SHA-256 of these bytes in hexadecimal digits
 */
public record ResumePoint(long lines, long bytes, String digest) {
  /** The beginning of a file. */
  public static final ResumePoint START =
      new ResumePoint(0, 0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}
