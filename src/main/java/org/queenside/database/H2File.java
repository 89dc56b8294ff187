package org.queenside.database;

import java.io.File;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The file in which H2 keeps a database.
 *
 * @param url the database's JDBC address
 * @param place the part of the address that names the file, without its ending
 */
record H2File(String url, String place) {

  private static final Pattern ADDRESS = Pattern.compile("jdbc:h2:(?:durable|file):([^;]*).*");

  /** Finds the file of a database; null if the database is none in a file, or not of H2. */
  static @Nullable H2File of(String url) {
    Matcher address = ADDRESS.matcher(url);
    return address.matches() ? new H2File(url, address.group(1)) : null;
  }

  /** The same database with the same options in another file of the same folder. */
  H2File sibling(String ending) {
    int end = url.split(";", 2)[0].length();
    return new H2File(url.substring(0, end) + ending + url.substring(end), place + ending);
  }

  Path path() {
    return Path.of(place + ".mv.db");
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
