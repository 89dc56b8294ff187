package org.queenside.store;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The file in which H2 keeps a database.
 *
 * @param url the database's JDBC address
 * @param place the part of the address that names the file, without its extension
 */
record H2File(String url, String place) {

  private static final Pattern ADDRESS = Pattern.compile("jdbc:h2:(?:durable|file):([^;]*).*");

  private static final int HEADER_BYTES = 4096;

  /** Finds a database's file; returns null if it isn't H2, or not in a file. */
  static @Nullable H2File of(String url) {
    Matcher address = ADDRESS.matcher(url);
    return address.matches() ? new H2File(url, address.group(1)) : null;
  }

  /** Returns the same database with the same options in another file of the same folder. */
  H2File sibling(String ending) {
    int end = url.split(";", 2)[0].length();
    return new H2File(url.substring(0, end) + ending + url.substring(end), place + ending);
  }

  /** H2 understands {@code ~} for the home folder, but Java doesn't. */
  Path path() {
    String home = System.getProperty("user.home");
    return Path.of((place.startsWith("~/") ? home + place.substring(1) : place) + ".mv.db");
  }

  /**
   * Returns whether the program that used the file last has closed it. {@link
   * HeaderCorrectingChannel} writes that into the first block of the file, and H2 itself did
   * before.
   *
   * @throws IOException if the file can't be read
   */
  boolean wasClosed() throws IOException {
    try (InputStream in = Files.newInputStream(path())) {
      byte[] header = in.readNBytes(HEADER_BYTES);
      String text = new String(header, StandardCharsets.ISO_8859_1);
      return text.contains("," + HeaderCorrectingChannel.CLOSED + ":1")
          || text.contains(",clean:1");
    }
  }

  long size() {
    return file().length();
  }

  boolean exists() {
    return file().exists();
  }

  boolean hasContent() {
    return file().length() > 0;
  }

  boolean canBeRead() {
    return file().canRead();
  }

  private File file() {
    return path().toFile();
  }
}
