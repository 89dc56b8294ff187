package org.queenside.database;

import java.io.File;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The file in which H2 keeps a database.
 *
 * @param url the database's JDBC address
 * @param place the part of the address that names the file, without its ending
 */
record H2File(String url, String place) {

  private static final String SCHEME = "jdbc:h2:durable:";

  /** Finds the file of a database; null if the database is none in a file, or not of H2. */
  static @Nullable H2File of(String url) {
    return url.startsWith(SCHEME)
        ? new H2File(url, url.split(";", 2)[0].substring(SCHEME.length()))
        : null;
  }

  /** The same database with the same options in another file of the same folder. */
  H2File sibling(String ending) {
    String other = place + ending;
    return new H2File(SCHEME + other + url.substring(SCHEME.length() + place.length()), other);
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
