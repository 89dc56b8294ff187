package org.queenside.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.flywaydb.core.Flyway;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A PostgreSQL server inside this process, started once and stopped when the process ends. */
public final class PostgreSqlServer {

  private static final String USER = "postgres";

  private PostgreSqlServer() {}

  /**
   * Creates an empty database.
   *
   * @return its JDBC address, including the user's name
   */
  public static String newDatabase(String name) {
    return create(name, "create database " + name);
  }

  /**
   * Creates a database with all migrations. It is a copy, so they run only once per process.
   *
   * @return its JDBC address, including the user's name
   */
  static String newMigratedDatabase(String name) {
    return create(name, "create database " + name + " template " + Migrated.NAME);
  }

  private static String create(String name, String sql) {
    EmbeddedPostgres server = Started.SERVER;
    JdbcClient.create(server.getPostgresDatabase()).sql(sql).update();
    return server.getJdbcUrl(USER, name);
  }

  private static final class Migrated {
    static final String NAME = migrated("migrated");

    private static String migrated(String name) {
      Flyway.configure().dataSource(newDatabase(name), null, null).load().migrate();
      return name;
    }
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
