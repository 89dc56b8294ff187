package org.queenside.database;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/** What the application's own settings say about its database. */
final class ApplicationProperties {

  private static final String FILE = "jdbc:h2:file:${queenside.data}/queenside";

  private ApplicationProperties() {}

  /** The address of an H2 database in memory with the options that the real one has. */
  static String h2InMemory(String name) {
    String url = load().getProperty("spring.datasource.url", "");
    if (!url.startsWith(FILE)) {
      throw new IllegalStateException("the database is expected at " + FILE + ", not " + url);
    }
    return "jdbc:h2:mem:" + name + url.substring(FILE.length());
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
