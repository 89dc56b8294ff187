package org.queenside.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/** Reads the application's own settings for its database. */
final class ApplicationProperties {

  private ApplicationProperties() {}

  /** The options that every H2 database is opened with, as in the JDBC address. */
  static String h2Options() {
    return Objects.requireNonNull(load().getProperty("queenside.h2.options"));
  }

  private static Properties load() {
    try (InputStream in =
        ApplicationProperties.class.getResourceAsStream("/application.properties")) {
      Properties properties = new Properties();
      properties.load(Objects.requireNonNull(in, "application.properties"));
      return properties;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
