package org.queenside.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Finds out where the database is and how much space it takes. */
@Component
public class DatabaseStorage {

  private final JdbcClient jdbc;
  private final String url;

  DatabaseStorage(JdbcClient jdbc, @Value("${spring.datasource.url}") String url) {
    this.jdbc = jdbc;
    this.url = url;
  }

  /** Where the database is. */
  public sealed interface Place {

    /**
     * A file of H2.
     *
     * @param bytes its size
     * @param free how much space is left on its disk
     */
    record InFile(Path file, long bytes, long free) implements Place {}

    /**
     * A PostgreSQL server, whose disk can't be seen from here.
     *
     * @param bytes the size of the database
     */
    record OnServer(long bytes) implements Place {}

    /** The program's memory. Everything is lost when the program ends. */
    record InMemory() implements Place {}
  }

  /** Returns where the database is. */
  public Place find() {
    if (url.startsWith("jdbc:postgresql:")) {
      return new Place.OnServer(
          jdbc.sql("select pg_database_size(current_database())").query(Long.class).single());
    }
    H2File file = H2File.of(url);
    return file == null
        ? new Place.InMemory()
        : new Place.InFile(file.path().toAbsolutePath(), file.size(), free(file.path()));
  }

  private static long free(Path file) {
    try {
      return Files.getFileStore(file).getUsableSpace();
    } catch (IOException e) {
      return 0;
    }
  }
}
