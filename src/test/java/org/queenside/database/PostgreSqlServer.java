package org.queenside.database;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A PostgreSQL server inside this process, started once and stopped when the process ends. */
public final class PostgreSqlServer {

  private static final String USER = "postgres";

  private PostgreSqlServer() {}

  /**
   * Creates an empty database.
   *
   * @return its JDBC address, with the user's name in it
   */
  public static String newDatabase(String name) {
    EmbeddedPostgres server = Started.SERVER;
    JdbcClient.create(server.getPostgresDatabase()).sql("create database " + name).update();
    return server.getJdbcUrl(USER, name);
  }

  private static final class Started {
    static final EmbeddedPostgres SERVER = start();

    private static EmbeddedPostgres start() {
      try {
        return EmbeddedPostgres.start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
